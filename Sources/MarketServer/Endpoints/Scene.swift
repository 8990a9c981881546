internal import HTTPKit
internal import Market
internal import MarketAPI

/// One request in its world: what the handlers of all features share.
struct Scene {
  let call: Call
  let route: APIRoute
  let world: OpenedWorld

  var ports: MarketPorts { world.ports }

  /// Writes answers as this request's generation has them.
  var renderer: APIRenderer {
    let (nfts, users) = (ports.nfts, ports.users)
    let directory = APIDirectory(
      number: { id in
        (try? nfts.nft(id))?.number
      },
      author: { name in
        let found = try? users.users(by: .exact(SearchText(name)), limit: 1)
        return found?.first.map { APIIdentifier(of: $0) }
      })
    return APIRenderer(call.style, call.addresses, directory)
  }

  /// The fields of query and body; a body that is not understood is refused.
  func fields() throws(Refusal) -> APIFields {
    try understood { () throws(APIBodyError) in
      try APIFields(
        query: call.target.query, body: call.body, contentType: call.contentType,
        known: route.body)
    }
  }

  /// Reads something of a body.
  func understood<Value>(_ read: () throws(APIBodyError) -> Value) throws(Refusal) -> Value {
    do { return try read() } catch { throw .problem(APIProblem(error, of: route)) }
  }

  /// The NFTs that a client named, in its order; those that there are not stay out.
  func nfts(_ identifiers: [APIIdentifier]) throws(Refusal) -> [NFT.ID] {
    var ids: [NFT.ID] = []
    for identifier in identifiers {
      switch identifier {
      case .text(let text): ids.append(NFT.ID(text))
      case .number:
        let found = try Refusal.lifting { () throws(PortError) in
          try ports.nfts.nfts(by: identifier.lookup, limit: 1)
        }
        if let id = found.first?.id { ids.append(id) }
      }
    }
    return ids
  }

  /// Refuses a change of something that is no more what the client saw (RFC 9110, 13.1.1).
  func checkVersion(_ current: () throws(Refusal) -> [UInt8]) throws(Refusal) {
    guard let wanted = call.ifMatch else { return }
    let tag = EntityTag(of: try current())
    if tag.isNamed(in: wanted, isStrong: true) { return }
    throw .problem(
      APIProblem(
        status: 412, code: "version.changed",
        detail: "It has changed since you read it. Nothing was changed.", nearest: tag.text,
        expected: "If-Match with the ETag of the present answer."))
  }

  /// An answer whose version can be asked for and insisted on.
  func versioned(_ body: [UInt8], _ deed: Deed) -> Answer {
    let tag = EntityTag(of: body)
    return Answer(response: Responses.json(body, tag: tag), deed: deed, tag: tag)
  }

  /// An answer about the catalog, which stays.
  func lasting(_ body: [UInt8], _ deed: Deed) -> Answer {
    var answer = versioned(body, deed)
    answer.isLasting = true
    return answer
  }
}
