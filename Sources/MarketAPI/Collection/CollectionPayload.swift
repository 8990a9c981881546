public import Market

/// A collection as JSON (API contract 1.3), with the number that seeds add.
public struct CollectionPayload: Codable, Sendable {
  /// The small number; nil in answers of public servers.
  public var number: Int?
  /// The opaque identity.
  public var id: String
  /// ISO 8601, with or without a fraction and `[GMT]`.
  public var createdAt: String
  /// The name.
  public var name: String
  /// The address of the cover picture.
  public var cover: String
  /// The NFTs, in the collection's own order.
  public var nfts: [String]
  /// A few sentences.
  public var description: String
  /// The author's name.
  public var author: String
  /// The author's site; missing before generation 1.1.0.
  public var website: String?

  /// The domain's collection; throws the first field that is not what the contract says.
  public func collection() throws(PayloadError) -> NFTCollection {
    NFTCollection(
      id: NFTCollection.ID(try PayloadChecks.text(id, "id")),
      number: try PayloadChecks.number(number), name: try PayloadChecks.text(name, "name"),
      cover: try PayloadChecks.link(cover, "cover"), description: description,
      author: try PayloadChecks.text(author, "author"),
      website: try PayloadChecks.link(ifAny: website, "website"), nftCount: nfts.count,
      createdAt: try PayloadChecks.moment(createdAt, "createdAt"))
  }
}
