import Market
import MarketContract
import MarketInMemory
import Testing

/// Every promise of every port, over memory.
@Suite("The ports in memory")
struct InMemoryMarketTests {
  @Test("keep the promises of the catalog", arguments: CatalogContract.promises)
  func catalog(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of NFTs", arguments: NFTContract.promises)
  func nfts(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of favourites", arguments: FavoritesContract.promises)
  func favorites(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of the cart", arguments: CartContract.promises)
  func cart(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test(
    "keep the promises of payments", arguments: OrderContract.promises + OrderListContract.promises)
  func orders(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test(
    "pay exactly once",
    arguments: CrashContract.promises + InterleavingContract.promises
      + UnreachableContract.promises + LeftoverContract.promises + RetryContract.promises)
  func paying(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of later deliveries", arguments: DeliveryContract.promises)
  func deliveries(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of whole lists", arguments: WholeListContract.promises)
  func wholeLists(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of snapshots", arguments: SnapshotContract.promises)
  func snapshots(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of the catalog as apps read it", arguments: BrowseContract.promises)
  func browsing(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test(
    "keep the promises of worlds and of requests that come again",
    arguments: WorldsContract.promises + RequestsContract.promises)
  func worlds(_ promise: WorldsPromise) throws {
    try promise.check(InMemoryWorlds(seed: Seeds.small, clock: Make.clock()))
  }

  @Test("do as a plain model does, whatever people do", arguments: RandomContract.seeds)
  func randomly(_ seed: UInt64) throws { try RandomContract.check(seed, steps: 2_000, Self.make) }

  @Test("keep the promises of the profile", arguments: ProfileContract.promises)
  func profile(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of users", arguments: UserContract.promises)
  func users(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of sorts", arguments: SortContract.promises)
  func sorts(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test("keep the promises of worlds", arguments: WorldContract.promises)
  func worlds(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test(
    "keep the promises of undo and redo",
    arguments: HistoryContract.promises + HistoryOrderContract.promises
      + HistoryBarrierContract.promises + HistoryListContract.promises)
  func history(_ promise: Promise) throws { try promise.check(Self.make) }

  @Test(
    "undo and redo as a plain model does, whatever people do",
    arguments: RandomHistoryContract.seeds)
  func historyRandomly(_ seed: UInt64) throws {
    try RandomHistoryContract.check(seed, steps: 1_000, Self.make)
  }

  @Test("keep the promises of the payment service's memory", arguments: LedgerContract.promises)
  func ledger(_ promise: LedgerContract) throws { try promise.check(InMemoryPaymentLedger()) }

  @Test("keep the promises of the payment service", arguments: GatewayContract.promises)
  func gateway(_ promise: GatewayContract) throws {
    try promise.check(ScriptedPaymentGateway(ledger: InMemoryPaymentLedger()))
  }

  private static func make(_ seed: WorldSeed) -> MarketPorts {
    MarketPorts(InMemoryMarket(seed: seed))
  }
}
