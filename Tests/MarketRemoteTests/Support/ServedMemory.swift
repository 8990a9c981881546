import Market
import MarketContract
import MarketInMemory
import MarketServer

/// Worlds in memory as the server's desks work on them.
///
/// Both desks share the worlds. That is safe since a test's client waits for each payment, which
/// alone is made at another desk.
final class ServedMemory: ServedMarket, @unchecked Sendable {
  let gateway: any PaymentGateway
  let worlds: any Worlds

  init(_ seed: WorldSeed, _ behavior: GatewayBehavior) {
    worlds = InMemoryWorlds(seed: seed, clock: Make.clock())
    gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger(), behavior: behavior)
  }

  func open(_ worlds: [World.ID]) -> [World.ID: Result<OpenedWorld, PortError>] {
    var opened: [World.ID: Result<OpenedWorld, PortError>] = [:]
    for id in worlds {
      do throws(PortError) {
        opened[id] = .success(try self.worlds.open(id))
      } catch {
        opened[id] = .failure(error)
      }
    }
    return opened
  }

  func batch<Request, Value>(
    _ requests: [Request], _ work: (Request) throws(PortError) -> Value
  ) -> [Result<Value, PortError>] {
    requests.map { request in
      do throws(PortError) { return .success(try work(request)) } catch { return .failure(error) }
    }
  }

  func snapshot<Value>(_ body: () throws(PortError) -> Value) throws(PortError) -> Value {
    try body()
  }
}
