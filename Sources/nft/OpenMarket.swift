internal import Market
internal import MarketInMemory
internal import MarketServer
internal import MarketStore

/// A store as a server works on it, for one thread.
final class OpenMarket: ServedMarket {
  /// More are closed and opened anew when they are asked for.
  private static let mostWorlds = 20_000

  let gateway: any PaymentGateway
  private let store: StoreFile
  private let all: StoreWorlds
  private var opened: [World.ID: OpenedWorld] = [:]

  init(
    at path: String, session: Session, clock: Clock, behavior: GatewayBehavior,
    wait: @escaping (Int) -> Void
  ) throws(PortError) {
    store = try StoreFile(at: path)
    gateway = ScriptedPaymentGateway(
      ledger: SQLitePaymentLedger(store), behavior: behavior, wait: wait)
    all = StoreWorlds(store, session: session, clock: clock)
  }

  var worlds: any Worlds { all }

  func open(_ worlds: [World.ID]) -> [World.ID: Result<OpenedWorld, PortError>] {
    var results: [World.ID: Result<OpenedWorld, PortError>] = [:]
    for world in worlds {
      if let known = opened[world] { results[world] = .success(known) }
    }
    let new = worlds.filter { results[$0] == nil }
    if new.isEmpty { return results }
    if opened.count + new.count > Self.mostWorlds { opened = [:] }
    for (world, result) in zip(new, store.batch(new, all.open)) {
      results[world] = result
      if case .success(let made) = result { opened[world] = made }
    }
    return results
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
