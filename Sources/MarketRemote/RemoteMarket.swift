package import Market
internal import MarketAPI

/// The market of a FakeNFT server, this project's or a public one: every port over HTTP.
///
/// ```swift
/// let remote = RemoteMarket(RemoteMarket.Options(address: address))
/// let page = try BrowseCatalog(MarketPorts(remote))()
/// ```
///
/// The catalog is read once and kept, since it never changes; what the person has is asked for
/// each time. Use it from one place at a time.
package final class RemoteMarket {
  let wire: Wire
  let catalog: RemoteCatalog
  let collation: any Collation
  var sorts: [SortedScreen: KeptSort] = [:]
  var till = RemoteTill()
  /// How many NFTs were in the cart when it was last seen; 0 before that.
  package internal(set) var knownCart = 0

  /// Asks nothing yet, and loads no library; names are ordered by `collation`.
  package convenience init(_ options: Options, collation: any Collation = FoldedCollation()) {
    self.init(options, collation: collation, hasServerPages: true)
  }

  /// Without `hasServerPages`, pages and pictures that a server puts where its data has none
  /// count as none.
  init(_ options: Options, collation: any Collation, hasServerPages: Bool) {
    wire = Wire(options)
    catalog = RemoteCatalog(wire, hasServerPages: hasServerPages)
    self.collation = collation
  }

  /// Where the server is: host and port.
  package var place: String { wire.place }
}
