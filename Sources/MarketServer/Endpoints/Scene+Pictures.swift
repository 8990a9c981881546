internal import HTTPKit
internal import Market
internal import MarketAPI

/// What answers refer to: pictures, and the sites of people.
extension Scene {
  func picture(
    _ parts: [String], _ draw: @Sendable (APIPicture) -> [UInt8]?
  ) throws(Refusal) -> Answer {
    guard route.endpoint == .picture else { return try site(parts) }
    guard let picture = APIPicture(kind: parts[0], file: parts[1]),
      let png = draw(try numbered(picture))
    else { throw missing(parts) }
    var answer = Answer(response: Responses.picture(png), tag: EntityTag(of: png))
    answer.isLasting = true
    return answer
  }

  /// Pictures are drawn by number; an identity in the path is looked up.
  private func numbered(_ picture: APIPicture) throws(Refusal) -> APIPicture {
    try Refusal.lifting { () throws(PortError) in
      switch picture {
      case .nft(let id, let index):
        let found = try ports.nfts.nfts(by: id.lookup, limit: 1).first
        return .nft(found.map { APIIdentifier(of: $0) } ?? id, index)
      case .collection(let id):
        let found = try ports.catalog.collections(by: id.lookup, limit: 1).first
        return .collection(found.map { APIIdentifier(of: $0) } ?? id)
      case .user(let id):
        let found = try ports.users.users(by: id.lookup, limit: 1).first
        return .user(found.map { APIIdentifier(of: $0) } ?? id)
      case .currency, .profile: return picture
      }
    }
  }

  private func missing(_ parts: [String]) -> Refusal {
    .problem(
      APIProblem(
        status: 404, code: "picture.not-found",
        detail: "There is no picture “\(parts.joined(separator: "/").prefix(80))”."))
  }

  private func site(_ parts: [String]) throws(Refusal) -> Answer {
    guard let site = APISite(kind: parts[0], name: parts[1]), let page = try page(of: site) else {
      throw .problem(
        APIProblem(
          status: 404, code: "site.not-found",
          detail: "There is no site “\(parts.joined(separator: "/").prefix(80))”."))
    }
    var answer = Answer(response: Responses.page(page))
    answer.isLasting = true
    return answer
  }

  private func page(of site: APISite) throws(Refusal) -> String? {
    try Refusal.lifting { () throws(PortError) in
      switch site {
      case .user(let id):
        guard let user = try ports.users.users(by: id.lookup, limit: 1).first else { return nil }
        let nfts = try ports.users.nfts(of: user.id, Window(limit: 60)).items
        return SitePage.html(
          user.name, user.description, picture: .user(APIIdentifier(of: user)), nfts,
          call.language)
      case .collection(let id):
        guard let found = try ports.catalog.collections(by: id.lookup, limit: 1).first else {
          return nil
        }
        let nfts = try ports.nfts.nfts(in: found.id, Window(limit: 60)).items
        return SitePage.html(
          found.author, found.description, picture: .collection(APIIdentifier(of: found)), nfts,
          call.language)
      case .nft(let id):
        guard let nft = try ports.nfts.nfts(by: id.lookup, limit: 1).first else { return nil }
        return SitePage.html(
          nft.author, nft.description, picture: .nft(APIIdentifier(of: nft), 1), [nft],
          call.language)
      case .profile:
        return SitePage.html("FakeNFT", "", picture: .profile, [], call.language)
      }
    }
  }
}
