internal import HTTPKit
internal import Market
internal import MarketAPI

extension Wire {
  /// A whole list, begun with an answer to it without a page.
  ///
  /// Some servers give a page where none is named (API contract 1.2): as long as a page is full
  /// and has something new, the next one is asked for.
  func whole<Answer: Decodable, ID: Hashable>(
    _ first: HTTPClientResponse, _ endpoint: APIEndpoint, by id: (Answer) -> ID
  ) throws(PortError) -> [Answer] {
    var all: [Answer] = try list(first, to: RemoteRequest(endpoint))
    guard hasExtras != true, all.count == APIListing.pageSize else { return all }
    var seen = Set(all.map(id))
    for page in 1..<Self.mostPages {
      let next: [Answer] = try list(RemoteRequest(endpoint, query: "?page=\(page)"))
      let new = next.filter { seen.insert(id($0)).inserted }
      all += new
      if new.isEmpty || next.count < APIListing.pageSize { break }
    }
    return all
  }

  /// A server that never ends a list must not keep a person waiting for ever.
  private static var mostPages: Int { 4_000 }
}
