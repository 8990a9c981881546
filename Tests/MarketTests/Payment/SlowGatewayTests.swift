import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("A slow payment service")
struct SlowGatewayTests {
  /// What is seen at each wait: the time, and the outcome that stands by then.
  private final class Waits {
    var seen: [(milliseconds: Int, outcome: PaymentOutcome?)] = []
    var milliseconds: [Int] { seen.map(\.milliseconds) }
  }

  private let waits = Waits()
  private let gateway: ScriptedPaymentGateway
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  init() {
    let ledger = InMemoryPaymentLedger()
    gateway = ScriptedPaymentGateway(ledger: ledger) { [waits] milliseconds in
      waits.seen.append((milliseconds, try? ledger.outcome(of: Self.payment(1).id)))
    }
  }

  private static func payment(_ number: Int) -> Payment {
    Payment(
      id: Make.id("f", number), items: [Seeds.nft(2).item], total: Seeds.nft(2).price,
      currency: Seeds.bitcoin, openedAt: Timestamp(milliseconds: 0))
  }

  @Test("does not wait unless it is told to")
  func quick() throws {
    #expect(gateway.delay == 0)
    _ = try gateway.charge(Self.payment(1))
    gateway.delay = 5
    gateway.delay = 0
    _ = try gateway.charge(Self.payment(2))
    #expect(waits.seen.isEmpty)
  }

  @Test("lets its time pass at each answer, also where that was given before")
  func slow() throws {
    gateway.delay = 300
    #expect(try gateway.charge(Self.payment(1)) == .accepted)
    #expect(try gateway.charge(Self.payment(1)) == .accepted)
    gateway.delay = 20
    #expect(try gateway.charge(Self.payment(2)) == .accepted)
    #expect(waits.milliseconds == [300, 300, 20])
  }

  @Test(
    "has decided before it waits, whether it accepts or declines",
    arguments: [GatewayMood.normal, .declineNext, .declineAll])
  func outcome(mood: GatewayMood) throws {
    gateway.delay = 300
    gateway.mood = mood
    let outcome = try gateway.charge(Self.payment(1))
    #expect(outcome == (mood == .normal ? .accepted : .declined(.refused)))
    #expect(waits.milliseconds == [300])
    #expect(waits.seen.first?.outcome == outcome)
  }

  @Test("is as slow where it does not answer at all")
  func unavailable() throws {
    gateway.delay = 300
    gateway.mood = .unavailable(1)
    #expect(throws: PortError.self) { try gateway.charge(Self.payment(1)) }
    #expect(waits.milliseconds == [300])
    #expect(waits.seen.first?.outcome == nil)
  }

  @Test("stays slow whatever its mood")
  func moods() throws {
    gateway.delay = 7
    for mood in [GatewayMood.declineAll, .normal, .declineNext] {
      gateway.mood = mood
      #expect(gateway.delay == 7)
    }
    let pay = PayForOrder(
      ports, gateway: gateway, clock: Make.clock(), identifiers: Make.identifiers())
    #expect(try pay(in: Seeds.ether) == .declined(.refused))
    guard case .paid = try pay(in: Seeds.ether) else {
      Issue.record("the second attempt did not pay")
      return
    }
    #expect(waits.milliseconds == [7, 7])
  }
}
