public import Market

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An NFT as JSON (API contract 1.3), with the number that seeds add.
public struct NFTPayload: Codable, Sendable {
  /// The small number; nil in answers of public servers.
  public var number: Int?
  /// The opaque identity.
  public var id: String
  /// ISO 8601, with or without a fraction and `[GMT]`.
  public var createdAt: String
  /// The name.
  public var name: String
  /// Addresses of pictures, at least one.
  public var images: [String]
  /// 0 to 5.
  public var rating: Int
  /// A few sentences.
  public var description: String
  /// In ether; decimal, so that 18 decimals survive.
  public var price: Decimal
  /// The author's name.
  public var author: String
  /// The author's site; missing before generation 1.1.0.
  public var website: String?

  /// The domain's NFT; throws the first field that is not what the contract says.
  public func nft(in collection: NFTCollection.ID?) throws(PayloadError) -> NFT {
    guard let rating = Rating(rating) else { throw PayloadError("rating", "is not 0 to 5") }
    guard let price = Price(decimal: "\(price)") else {
      throw PayloadError("price", "is not 0 to \(Price.largest) with at most 18 decimals")
    }
    guard !images.isEmpty else { throw PayloadError("images", "has no picture") }
    var pictures: [Link] = []
    for image in images { pictures.append(try PayloadChecks.link(image, "images")) }
    return NFT(
      id: NFT.ID(try PayloadChecks.text(id, "id")), number: try PayloadChecks.number(number),
      name: try PayloadChecks.text(name, "name"), images: pictures, rating: rating,
      description: description, price: price, author: try PayloadChecks.text(author, "author"),
      website: try PayloadChecks.link(ifAny: website, "website"), collection: collection,
      createdAt: try PayloadChecks.moment(createdAt, "createdAt"))
  }
}
