internal import Market
internal import SQLiteKit

extension Row {
  /// A link that the store must have; a store where it is none was written by somebody else.
  func link(_ column: Int32) throws(SQLiteError) -> Link {
    guard let link = Link(text(column)) else { throw .damaged }
    return link
  }

  /// A link, or nil for NULL.
  func optionalLink(_ column: Int32) -> Link? {
    optionalText(column).flatMap(Link.init)
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
