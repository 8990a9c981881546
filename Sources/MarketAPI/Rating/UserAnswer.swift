package import Market

/// A user in the answer of any generation.
package struct UserAnswer: Decodable, Sendable {
  /// The user.
  package let user: User
  /// What the user holds, each once, in the user's own order.
  package let nfts: [NFT.ID]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    nfts = try fields.identifiers("nfts")
    user = User(
      id: User.ID(try fields.text("id")), number: fields.number(), name: try fields.text("name"),
      avatar: fields.link(ifAny: "avatar"), description: fields.text(ifAny: "description") ?? "",
      website: fields.link(ifAny: "website"), rating: try fields.whole("rating"),
      nftCount: nfts.count)
  }
}
