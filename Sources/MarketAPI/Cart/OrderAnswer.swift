package import Market

/// The cart in the answer of any generation.
package struct OrderAnswer: Decodable, Sendable {
  /// The order's identity; empty where the answer has none.
  package let id: String
  /// The NFTs in the cart, in the order in which they were added.
  package let nfts: [NFT.ID]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    id = fields.text(ifAny: "id") ?? ""
    nfts = try fields.identifiers("nfts")
  }
}
