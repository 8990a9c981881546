/// Which part of a list is wanted: how many rows to pass over and how many to give.
public struct Window: Hashable, Sendable {
  /// Rows passed over, at least 0.
  public let offset: Int
  /// The most rows given, at least 0; nil gives all that are left.
  public let limit: Int?

  /// Negative numbers count as 0.
  public init(offset: Int = 0, limit: Int? = nil) {
    self.offset = max(0, offset)
    self.limit = limit.map { max(0, $0) }
  }

  /// The whole list.
  public static let all = Window()

  /// The rows of `list` that lie in this window.
  public func cut<Item>(_ list: [Item]) -> [Item] {
    Array(list.dropFirst(offset).prefix(limit ?? list.count))
  }
}
