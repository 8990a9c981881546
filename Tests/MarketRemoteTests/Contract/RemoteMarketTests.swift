import Market
import MarketContract
import MarketRemote
import Testing

/// The promises of the ports, over a client and this project's server on a socket.
@Suite("The ports over HTTP")
struct RemoteMarketTests {
  @Test(
    "keep the promises of the catalog",
    arguments: CatalogContract.promises + BrowseContract.promises)
  func catalog(_ promise: Promise) throws { try check(promise) }

  @Test("keep the promises of NFTs", arguments: NFTContract.promises)
  func nfts(_ promise: Promise) throws { try check(promise) }

  @Test("keep the promises of users", arguments: UserContract.promises)
  func users(_ promise: Promise) throws { try check(promise) }

  @Test("keep the promises of favourites", arguments: FavoritesContract.promises)
  func favorites(_ promise: Promise) throws { try check(promise) }

  @Test(
    "keep the promises of the cart", arguments: CartContract.promises + WholeListContract.promises)
  func cart(_ promise: Promise) throws { try check(promise) }

  @Test("keep the promises of the profile", arguments: ProfileContract.promises)
  func profile(_ promise: Promise) throws { try check(promise) }

  @Test("keep the promises of sorts", arguments: SortContract.promises)
  func sorts(_ promise: Promise) throws { try check(promise) }

  @Test(
    "keep the promises of worlds", arguments: WorldContract.promises + SnapshotContract.promises)
  func worlds(_ promise: Promise) throws { try check(promise) }

  @Test(
    "keep the promises of undo and redo",
    arguments: HistoryContract.promises + HistoryOrderContract.promises
      + HistoryBarrierContract.promises + HistoryListContract.promises)
  func history(_ promise: Promise) throws { try check(promise) }

  @Test("keep what a plain server can keep", arguments: Beyond.plainSuites)
  func plain(_ promise: Promise) throws {
    if Beyond.plain[promise.description] != nil { return }
    try check(promise, over: .plain(posts: true, numbers: true), "/g3b")
  }

  @Test("name what they can't keep by promises that there are")
  func exceptions() {
    let promises =
      WorldContract.promises + SnapshotContract.promises + HistoryContract.promises
      + HistoryOrderContract.promises + HistoryBarrierContract.promises
      + HistoryListContract.promises
    #expect(Set(Beyond.own.keys).isSubset(of: promises.map(\.description)))
  }

  private func check(
    _ promise: Promise, over kind: Kiosk.Kind = .own, _ prefix: String = ""
  ) throws {
    if Beyond.own[promise.description] != nil { return }
    var kiosks: [Kiosk] = []
    defer { kiosks.forEach { $0.close() } }
    try promise.check { seed in
      let kiosk = try Kiosk(seed, kind)
      kiosks.append(kiosk)
      return MarketPorts(try kiosk.client(prefix))
    }
  }
}
