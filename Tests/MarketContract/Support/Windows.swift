import Market
import Testing

/// Every way of cutting a short list.
enum Windows {
  /// Windows before, across and beyond a list of `count` rows.
  static func over(_ count: Int) -> [Window] {
    let limits: [Int?] = [nil, 0, 1, 2, 3, max(0, count - 1), count, count + 1, .max]
    return (Array(0...(count + 1)) + [.max]).flatMap { offset in
      limits.map { Window(offset: offset, limit: $0) }
    }
  }

  /// Holds a source to a list: each window gives just its rows, and the length of the whole list.
  static func expect<Item: Equatable>(
    _ list: [Item], of name: String, _ read: (Window) throws -> Page<Item>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let wrong = try over(list.count).filter { window in
      let expected = Page(window.cut(list), offset: window.offset, total: list.count)
      return try read(window) != expected
    }
    #expect(wrong == [], "\(name): \(list.count) rows", sourceLocation: sourceLocation)
  }
}
