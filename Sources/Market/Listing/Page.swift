/// The rows of a list that lie in a window, and how long the whole list is.
public struct Page<Item: Sendable>: Sendable {
  /// The rows, in order.
  public let items: [Item]
  /// How many rows stand before the first of `items`.
  public let offset: Int
  /// How many rows the whole list has.
  public let total: Int

  /// Takes the rows as they are.
  public init(_ items: [Item], offset: Int = 0, total: Int) {
    self.items = items
    self.offset = offset
    self.total = max(0, total)
  }

  /// How many rows follow this page.
  public var remaining: Int { max(0, total - offset - items.count) }

  /// The same page with each row changed.
  ///
  /// Throws what `change` throws, at the first row that does.
  public func map<Other, Failure: Error>(
    _ change: (Item) throws(Failure) -> Other
  ) throws(Failure) -> Page<Other> {
    var changed: [Other] = []
    changed.reserveCapacity(items.count)
    for item in items { changed.append(try change(item)) }
    return Page<Other>(changed, offset: offset, total: total)
  }
}

extension Page: Equatable where Item: Equatable {}
