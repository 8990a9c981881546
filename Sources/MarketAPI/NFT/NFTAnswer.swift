package import Market

/// An NFT in the answer of any generation.
///
/// Ratings above 5 count as 5 (API contract 1.3); `author` is what the answer has: a name, a
/// user's id, or an address.
package struct NFTAnswer: Decodable, Sendable {
  /// The NFT; which collection holds it an answer does not say.
  package let nft: NFT

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    nft = NFT(
      id: NFT.ID(try fields.text("id")), number: fields.number(), name: try fields.text("name"),
      images: try fields.pictures("images"),
      rating: Rating(clamping: try fields.whole("rating")),
      description: fields.text(ifAny: "description") ?? "", price: try fields.price("price"),
      author: fields.text(ifAny: "author") ?? "", website: fields.link(ifAny: "website"),
      collection: nil, createdAt: try fields.moment("createdAt"))
  }
}
