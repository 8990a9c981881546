package import Market

/// A profile in the answer of any generation.
package struct ProfileAnswer: Decodable, Sendable {
  /// The profile; what this project's server puts where a person set no link counts as none.
  package let profile: Profile
  /// The owned NFTs.
  package let nfts: [NFT.ID]
  /// The liked NFTs, in order of liking.
  package let likes: [NFT.ID]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    nfts = try fields.identifiers("nfts")
    likes = try fields.identifiers("likes")
    let website = fields.link(ifAny: "website")
    let avatar = fields.link(ifAny: "avatar")
    profile = Profile(
      id: Profile.ID(try fields.text("id")), name: try fields.text("name"),
      description: fields.text(ifAny: "description") ?? "",
      website: website.flatMap { APISite(address: $0.text) == .profile ? nil : $0 },
      avatar: avatar.flatMap { APIPicture(address: $0.text) == .profile ? nil : $0 })
  }
}
