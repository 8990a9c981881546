internal import Market
internal import SQLiteKit

extension Row {
  /// A link, checked before it was stored.
  func link(_ column: Int32) -> Link {
    Link(checked: text(column))
  }

  /// A link, or nil for NULL.
  func optionalLink(_ column: Int32) -> Link? {
    optionalText(column).map(Link.init(checked:))
  }

  /// A price in sixteen bytes.
  func price(_ column: Int32) -> Price {
    Price(bytes: blob(column))
  }

  /// A moment in milliseconds.
  func timestamp(_ column: Int32) -> Timestamp {
    Timestamp(milliseconds: Int64(integer(column)))
  }
}
