package import Market

/// Makes values of the domain with all that a test does not care about filled in.
package enum Make {
  /// An identifier in the form of a UUID, of a kind (one hexadecimal digit) and a number.
  package static func id<Entity>(_ kind: Character, _ number: Int) -> Identifier<Entity> {
    let digits = String(number, radix: 16)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    return Identifier("\(kind)0000000-0000-4000-8000-\(zeros)\(digits)")
  }

  /// An address that is one.
  package static func link(_ name: String) -> Link {
    guard let link = Link("https://example.org/\(name)") else {
      preconditionFailure("not a link: \(name)")
    }
    return link
  }

  /// A price in decimals.
  package static func price(_ text: String) -> Price {
    guard let price = Price(decimal: text) else { preconditionFailure("not a price: \(text)") }
    return price
  }

  /// An NFT.
  package static func nft(
    _ number: Int, _ name: String, id: NFT.ID? = nil, price: String = "1", rating: Int = 3,
    collection: NFTCollection.ID? = nil
  ) -> NFT {
    NFT(
      id: id ?? self.id("a", number), number: number, name: name,
      images: (1...(number % 3 + 1)).map { link("nft/\(number)/\($0).png") },
      rating: Rating(clamping: rating), description: "About \(name).", price: self.price(price),
      author: "Author \(number % 4)", website: number.isMultiple(of: 2) ? link("author") : nil,
      collection: collection, createdAt: Timestamp(milliseconds: Int64(number - 5) * 86_400_123))
  }

  /// A collection.
  package static func collection(
    _ number: Int, _ name: String, id: NFTCollection.ID? = nil, count: Int
  ) -> NFTCollection {
    NFTCollection(
      id: id ?? self.id("c", number), number: number, name: name, cover: link("cover/\(number)"),
      description: number == 1 ? "" : "About \(name).", author: "Author \(number)",
      website: number.isMultiple(of: 2) ? link("site") : nil, nftCount: count,
      createdAt: Timestamp(milliseconds: Int64(number) * 1_001))
  }

  /// A user.
  package static func user(
    _ number: Int, _ name: String, id: User.ID? = nil, rating: Int, count: Int = 0
  ) -> User {
    User(
      id: id ?? self.id("e", number), number: number, name: name,
      avatar: number.isMultiple(of: 3) ? nil : link("avatar/\(number)"), description: "",
      website: number.isMultiple(of: 2) ? link("user/\(number)") : nil, rating: rating,
      nftCount: count)
  }

  /// A clock that goes on by one millisecond each time it is looked at.
  package static func clock(from start: Int64 = 1_700_000_000_000) -> Clock {
    let counter = Counter()
    return Clock { Timestamp(milliseconds: start + Int64(counter.next())) }
  }

  /// Identifiers in the form of UUIDs, in order; sources of different kinds share none.
  package static func identifiers(_ kind: Character = "f") -> IdentifierSource {
    let counter = Counter()
    return IdentifierSource { (id(kind, counter.next()) as Identifier<Order>).rawValue }
  }
}
