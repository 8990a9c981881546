internal import Market
internal import ShellKit

/// The words that several screens share.
enum Words {
  /// `1 NFT`, `2 NFTs`.
  static func nfts(_ count: Int) -> String { counted(count, "NFT") }

  /// `1 collection`, `2 collections`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `12.50 ETH`.
  static func amount(_ price: Price) -> String { "\(price) \(Price.unit)" }

  /// What a person calls a thing: its name, and its number where it has one.
  static func title(_ thing: some Named) -> String {
    "\(Quotation.of(thing.name)) (\(number(of: thing)))"
  }

  /// The number that a person types, or the beginning of the identifier where there is none.
  static func number(of thing: some Named) -> String {
    thing.number.map { String($0) } ?? String(thing.id.rawValue.prefix(8))
  }

  /// `"A" (1), "B" (2) and "C" (3)`.
  static func list(_ things: [some Named]) -> String { list(things.map(title)) }

  /// `A, B and C`; another word than `and` may come before the last.
  static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
