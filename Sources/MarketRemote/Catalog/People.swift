internal import Market
internal import MarketAPI

/// The users of a server, and what they hold.
struct People {
  let users: [User]
  let holdings: [User.ID: [NFT.ID]]

  init(_ answers: [UserAnswer], site: (Link?) -> Link?) {
    users = answers.map { answer in
      let user = answer.user
      return User(
        id: user.id, number: user.number, name: user.name, avatar: site(user.avatar),
        description: user.description, website: site(user.website), rating: user.rating,
        nftCount: user.nftCount)
    }
    holdings = Dictionary(
      answers.map { ($0.user.id, $0.nfts) }, uniquingKeysWith: { first, _ in first })
  }

  func ranked(_ user: User) -> RankedUser {
    RankedUser(user: user, place: users.count { $0.rating > user.rating } + 1)
  }

  /// The user whom the earlier generations call so; nil for a text that is no number.
  func user(numbered text: String) -> User? {
    guard let number = Int(text) else { return nil }
    return users.first { $0.number == number || $0.id == User.ID(text) }
  }
}
