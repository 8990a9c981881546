package import Market

/// Which rows of a list a query asks for, and in which order (API contract 1.4).
///
/// Unknown keys, and numbers that are none, are passed over.
package struct APIListing: Hashable, Sendable {
  /// What lists are ordered by; the raw value is the word in the query.
  package enum Key: String, CaseIterable, Sendable {
    /// The name.
    case name
    /// The rating, as a number.
    case rating
    /// How many NFTs there are.
    case nfts
    /// The price.
    case price
  }

  /// Rows of a page where a page is named without a size (API contract 1.2).
  package static let pageSize = 25

  /// What to order by; nil for the list's own order.
  package let key: Key?
  /// Ascending where the query names none.
  package let direction: Direction
  /// The rows wanted: all of them without `page`, `size` and `limit`.
  package let window: Window
  /// Words to look for in names; nil for none.
  package let name: SearchText?
  /// A user's id, or an author's name; nil for any.
  package let author: String?

  /// Reads the items of a query.
  package init(_ query: [FormItem]) {
    window = Self.window(query)
    (key, direction) = Self.sort(query)
    name = Self.values("name", query).first.map { SearchText($0) }
    author = Self.values("author", query).first
  }

  /// `page` counts from 0, and from 1 beside `limit`, as mockapi has it.
  private static func window(_ query: [FormItem]) -> Window {
    let (page, size) = (number("page", query), number("size", query, atLeast: 1))
    let limit = number("limit", query, atLeast: 1)
    if size == nil, let limit { return window(max(0, (page ?? 1) - 1), limit) }
    if page == nil, size == nil { return .all }
    return window(page ?? 0, size ?? pageSize)
  }

  /// A page beyond all numbers is a page beyond the end.
  private static func window(_ page: Int, _ size: Int) -> Window {
    let (offset, isTooLarge) = page.multipliedReportingOverflow(by: size)
    return Window(offset: isTooLarge ? .max : offset, limit: size)
  }

  /// `sortBy` goes before `sort`, and a direction behind the key before `order`.
  private static func sort(_ query: [FormItem]) -> (Key?, Direction) {
    let order = values("order", query).compactMap(direction).first
    for value in values("sortBy", query) + values("sort", query) {
      let words = value.split(separator: ",").map(trimmed)
      guard let key = words.first.flatMap({ Key(rawValue: $0) }) else { continue }
      return (key, words.dropFirst().first.flatMap(direction) ?? order ?? .ascending)
    }
    return (nil, order ?? .ascending)
  }

  private static func direction(_ word: String) -> Direction? {
    Direction(rawValue: trimmed(word[...]))
  }

  /// Digits alone are a number; one that is too large for this machine is its largest.
  private static func number(_ key: String, _ query: [FormItem], atLeast: Int = 0) -> Int? {
    guard let text = values(key, query).first else { return nil }
    guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let number = Int(text) ?? .max
    return number < atLeast ? nil : number
  }

  /// The values of a key that are not empty.
  private static func values(_ key: String, _ query: [FormItem]) -> [String] {
    query.filter { $0.name == key }.map { BodyText.trimmed($0.value.utf8[...]) }
      .filter { !$0.isEmpty }
  }

  private static func trimmed(_ word: Substring) -> String {
    BodyText.trimmed(word.utf8).lowercased()
  }
}
