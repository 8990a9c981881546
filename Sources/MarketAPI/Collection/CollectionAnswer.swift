package import Market

/// A collection in the answer of any generation.
package struct CollectionAnswer: Decodable, Sendable {
  /// The collection; `author` is what the answer has: a name, or a user's id.
  package let collection: NFTCollection
  /// What it holds, each once, in its own order.
  package let nfts: [NFT.ID]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    nfts = try fields.identifiers("nfts")
    collection = NFTCollection(
      id: NFTCollection.ID(try fields.text("id")), number: fields.number(),
      name: try fields.text("name"), cover: try fields.link("cover"),
      description: fields.text(ifAny: "description") ?? "",
      author: fields.text(ifAny: "author") ?? "", website: fields.link(ifAny: "website"),
      nftCount: nfts.count, createdAt: try fields.moment("createdAt"))
  }
}
