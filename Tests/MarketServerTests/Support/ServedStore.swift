import Market
import MarketInMemory
import MarketServer
import MarketStore

/// A store as the server's desks work on it.
final class ServedStore: ServedMarket {
  let gateway: any PaymentGateway
  let worlds: any Worlds
  private let store: StoreFile

  init(_ path: String, _ behavior: GatewayBehavior) throws(PortError) {
    store = try StoreFile(at: path)
    let session = Session(id: Session.ID("phones"), origin: .phone)
    worlds = StoreWorlds(store, session: session, clock: Stand.clock)
    gateway = ScriptedPaymentGateway(ledger: SQLitePaymentLedger(store), behavior: behavior)
  }

  func open(_ worlds: [World.ID]) -> [World.ID: Result<OpenedWorld, PortError>] {
    let opened = store.batch(worlds) { (id) throws(PortError) in try self.worlds.open(id) }
    return Dictionary(uniqueKeysWithValues: zip(worlds, opened))
  }

  func batch<Request, Value>(
    _ requests: [Request], _ work: (Request) throws(PortError) -> Value
  ) -> [Result<Value, PortError>] {
    store.batch(requests, work)
  }

  func snapshot<Value>(_ body: () throws(PortError) -> Value) throws(PortError) -> Value {
    try store.snapshot(body)
  }
}
