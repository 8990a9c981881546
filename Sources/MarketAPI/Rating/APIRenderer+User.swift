package import Market

extension APIRenderer {
  /// One user with what that user holds, in the user's own order.
  package func user(_ user: User, holding nfts: [NFT.ID]) -> [UInt8] {
    whole { json in write(user, nfts, to: &json) }
  }

  /// A list of users, each with what they hold.
  package func users(_ users: some Sequence<(User, holding: [NFT.ID])>) -> [UInt8] {
    whole(users) { json, entry in write(entry.0, entry.holding, to: &json) }
  }

  private func write(_ user: User, _ nfts: [NFT.ID], to json: inout JSONWriter) {
    let id = APIIdentifier(of: user)
    json.object { json in
      json.member("name", user.name)
      json.member("avatar", addresses.catalog(user.avatar, else: APIPicture.user(id).path))
      json.member("description", user.description)
      json.member("website", addresses.catalog(user.website, else: APISite.user(id).path))
      write("nfts", nfts, to: &json)
      json.member("rating", String(user.rating))
      json.member("id", identity(of: user))
      writeNumber(of: user, to: &json)
    }
  }
}
