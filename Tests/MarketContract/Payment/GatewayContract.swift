package import Market
import Testing

/// What `PaymentGateway` and `GatewayControl` promise of a service that can be controlled.
package struct GatewayContract: Sendable, CustomStringConvertible {
  /// A payment service that can be told how to behave.
  package typealias Service = PaymentGateway & GatewayControl

  /// The promise, as a sentence.
  package let description: String
  /// Checks it over a service that has seen no payment.
  package let check: @Sendable (any Service) throws -> Void

  package static let promises = [
    GatewayContract(description: "in its normal mood it accepts, ever again", check: normal),
    GatewayContract(description: "it declines the next payment only", check: declineNext),
    GatewayContract(description: "it declines all until told otherwise", check: declineAll),
    GatewayContract(description: "a repeated payment does not use up a decline", check: repeated),
    GatewayContract(description: "what was cancelled first is never accepted", check: cancelled),
    GatewayContract(description: "it is away as often as it was told, and then back", check: away),
    GatewayContract(description: "what did not reach it has no outcome", check: unreached),
  ]

  private static func normal(_ service: any Service) throws {
    #expect(service.mood == .normal)
    for _ in 0..<3 { #expect(try service.charge(payment(1)) == .accepted) }
    #expect(try service.cancel(payment(1).id) == .accepted)
  }

  private static func declineNext(_ service: any Service) throws {
    service.mood = .declineNext
    #expect(try service.charge(payment(1)) == .declined(.refused))
    #expect(service.mood == .normal)
    #expect(try service.charge(payment(2)) == .accepted)
    #expect(try service.charge(payment(1)) == .declined(.refused))
  }

  private static func declineAll(_ service: any Service) throws {
    service.mood = .declineAll
    for number in 1...3 { #expect(try service.charge(payment(number)) == .declined(.refused)) }
    #expect(service.mood == .declineAll)
    service.mood = .normal
    #expect(try service.charge(payment(4)) == .accepted)
    #expect(try service.charge(payment(3)) == .declined(.refused))
  }

  private static func repeated(_ service: any Service) throws {
    _ = try service.charge(payment(1))
    service.mood = .declineNext
    #expect(try service.charge(payment(1)) == .accepted)
    #expect(service.mood == .declineNext)
    _ = try service.cancel(payment(2).id)
    #expect(try service.charge(payment(2)) == .declined(.cancelled))
    #expect(service.mood == .declineNext)
    #expect(try service.charge(payment(3)) == .declined(.refused))
    #expect(service.mood == .normal)
    service.mood = .declineNext
    #expect(try service.charge(payment(3)) == .declined(.refused))
    #expect(service.mood == .declineNext)
  }

  private static func cancelled(_ service: any Service) throws {
    #expect(try service.cancel(payment(1).id) == .declined(.cancelled))
    #expect(try service.charge(payment(1)) == .declined(.cancelled))
    service.mood = .declineAll
    #expect(try service.charge(payment(2)) == .declined(.refused))
    #expect(try service.cancel(payment(2).id) == .declined(.refused))
  }

  private static func away(_ service: any Service) throws {
    service.mood = .unavailable(3)
    expectUnreachable { try service.charge(payment(1)) }
    #expect(service.mood == .unavailable(2))
    expectUnreachable { try service.cancel(payment(2).id) }
    #expect(service.mood == .unavailable(1))
    expectUnreachable { try service.charge(payment(1)) }
    #expect(service.mood == .normal)
    #expect(try service.charge(payment(1)) == .accepted)
    for times in [1, 0, -1] {
      service.mood = .unavailable(times)
      expectUnreachable { try service.charge(payment(1)) }
      #expect(service.mood == .normal)
    }
  }

  private static func unreached(_ service: any Service) throws {
    service.mood = .unavailable(2)
    expectUnreachable { try service.charge(payment(1)) }
    expectUnreachable { try service.cancel(payment(2).id) }
    #expect(try service.cancel(payment(1).id) == .declined(.cancelled))
    #expect(try service.charge(payment(2)) == .accepted)
    service.mood = .unavailable(1)
    expectUnreachable { try service.charge(payment(2)) }
    #expect(try service.charge(payment(2)) == .accepted)
  }

  private static func expectUnreachable(
    sourceLocation: SourceLocation = #_sourceLocation, _ call: () throws -> PaymentOutcome
  ) {
    let error = #expect(throws: PortError.self, sourceLocation: sourceLocation) {
      _ = try call()
    }
    #expect(error?.kind == .unreachable, sourceLocation: sourceLocation)
  }

  private static func payment(_ number: Int) -> Payment {
    Payment(
      id: Make.id("f", number), items: [Seeds.nft(2).item], total: Seeds.nft(2).price,
      currency: Seeds.bitcoin, openedAt: Timestamp(milliseconds: 0))
  }
}
