internal import Market
internal import MarketAPI

/// A request of any bytes is read or refused, and what is read comes back when it is sent again.
///
/// The first line is the target, the rest is the body.
struct RequestTarget: FuzzTarget {
  func check(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let target = APITarget(bytes[..<end])
    let body = Array(bytes[end...].dropFirst())
    checkRoute(target)
    checkListing(target)
    checkOrder(target, body)
    checkProfile(target, body)
  }

  private func checkRoute(_ target: APITarget) {
    expect(target.segments.allSatisfy { !$0.isEmpty }, "no part of a path is empty")
    for method in ["GET", "PUT", "POST", "DELETE"] {
      guard case .found(let route, let identifiers) = APIMatch(method: method, target) else {
        continue
      }
      let again = APITarget(route.path(identifiers: identifiers).utf8)
      guard case .found(let other, let same) = APIMatch(method: method, again) else {
        fatalError("not kept: a path that a client makes is found")
      }
      expect(other.endpoint == route.endpoint, "a path leads to its route")
      expect(
        same.count == identifiers.count
          && zip(same, identifiers).allSatisfy { areIdentical($0, $1) },
        "a path keeps its ids")
    }
  }

  private func checkListing(_ target: APITarget) {
    let window = APIListing(target.query).window
    expect(window.cut([1, 2, 3]).count <= window.limit ?? 3, "a page is no longer than its size")
  }

  private func checkOrder(_ target: APITarget, _ body: [UInt8]) {
    do throws(APIBodyError) {
      let fields = try APIFields(query: target.query, body: body, known: APIParameter.order)
      let nfts = try OrderUpdate(fields).nfts
      let sent = APIRequestBody.list("nfts", nfts.map { NFT.ID($0.description) })
      let again = try APIFields(query: [], body: sent, known: APIParameter.order)
      expect(try OrderUpdate(again).nfts == nfts, "a list comes back as it was sent")
    } catch {
      checkError(error, .replaceOrder)
    }
  }

  private func checkProfile(_ target: APITarget, _ body: [UInt8]) {
    do throws(APIBodyError) {
      let fields = try APIFields(query: target.query, body: body, known: APIParameter.profile)
      let edits = try ProfileUpdate(fields).edits
      let sent = APIRequestBody.profile(edits)
      let again = try APIFields(query: [], body: sent, known: APIParameter.profile)
      expect(try ProfileUpdate(again).edits == edits, "edits come back as they were sent")
      WireProfile.check(edits)
    } catch {
      checkError(error, .editProfile)
    }
  }

  private func checkError(_ error: APIBodyError, _ endpoint: APIEndpoint) {
    guard let route = APIRoute.of(endpoint) else { fatalError("not kept: the table is whole") }
    let problem = APIProblem(error, of: route)
    expect(APIProblem(status: 400, body: problem.body) == problem, "a problem is read back")
    expect((problem.detail ?? "").unicodeScalars.count < 1_000, "a problem is short")
  }
}
