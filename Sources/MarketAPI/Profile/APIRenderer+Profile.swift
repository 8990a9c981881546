package import Market

extension APIRenderer {
  /// The profile, with what its person owns and likes.
  package func profile(_ profile: Profile, owning nfts: [NFT.ID], liking likes: [NFT.ID])
    -> [UInt8]
  {
    whole { json in
      json.object { json in
        json.member("name", profile.name)
        json.member("avatar", addresses.personal(profile.avatar, else: APIPicture.profile.path))
        json.member("description", profile.description)
        json.member("website", addresses.personal(profile.website, else: APISite.profile.path))
        write("nfts", nfts, to: &json)
        write("likes", likes, to: &json)
        json.member("id", own(profile.id.rawValue))
      }
    }
  }
}
