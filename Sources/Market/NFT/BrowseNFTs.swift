/// Lists the NFTs of the whole catalog, as apps over HTTP do; no sort is kept.
public struct BrowseNFTs {
  private let nfts: any NFTSource
  private let users: any UserSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    nfts = ports.nfts
    users = ports.users
  }

  /// The NFTs that match, by number unless a sort is named (API contract 1.4).
  ///
  /// `author` is a name, or the number or identifier of a user, who is known by name to NFTs.
  public func callAsFunction(
    _ sort: Sort<NFTKey>? = nil, name: SearchText? = nil, author: String? = nil,
    _ window: Window = .all
  ) throws(PortError) -> Page<NFT> {
    let author = try author.map { text throws(PortError) in try users.author(text) }
    return try nfts.nfts(matching: ListFilter(name: name, author: author), sort, window)
  }
}

extension UserSource {
  /// The name of the user that a text is the number or identifier of; else the text itself.
  func author(_ text: String) throws(PortError) -> String {
    let number = Int(text).map { Lookup.number($0) }
    let found = try users(by: number ?? .exact(SearchText(text)), limit: 1)
    return found.first?.name ?? text
  }
}
