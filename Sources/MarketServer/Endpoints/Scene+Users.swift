internal import HTTPKit
internal import Market
internal import MarketAPI

/// The rating and its users, who are part of the catalog.
extension Scene {
  func users() throws(Refusal) -> Answer {
    let listing = APIListing(call.target.query)
    let listed = try Refusal.lifting { () throws(PortError) in
      try RankUsers(ports).whole(listing.userSort, listing.window)
    }
    return lasting(
      renderer.users(listed.items.map { ($0.user, holding: $0.nfts) }),
      .listed(.users, listing))
  }

  /// By id, by name, or by site: an author's address is what answers gave (API contract 4.3).
  func user(_ text: String) throws(Refusal) -> Answer {
    let id = APIIdentifier(text)
    let own = if case .user(let user)? = APISite(address: text) { user.description } else { text }
    let user = try Refusal.lifting { () throws(PortError) in try FindUser(ports)(own) }
    guard let user else { throw .notFound("user", id) }
    let nfts = try Refusal.lifting { () throws(PortError) in
      try ports.users.nfts(of: user.id, .all).items.map(\.id)
    }
    return lasting(renderer.user(user, holding: nfts), .showed(.user, APIIdentifier(of: user)))
  }
}
