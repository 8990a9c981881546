package import Market
import Testing

/// What `PaymentLedger` promises.
package struct LedgerContract: Sendable, CustomStringConvertible {
  /// The promise, as a sentence.
  package let description: String
  /// Checks it over a ledger without outcomes.
  package let check: @Sendable (any PaymentLedger) throws -> Void

  package static let promises = [
    LedgerContract(description: "a payment without outcome has none", check: nothing),
    LedgerContract(description: "the first outcome of a payment stands", check: first),
    LedgerContract(description: "payments have outcomes of their own", check: apart),
  ]

  private static let outcomes: [PaymentOutcome] = [
    .accepted, .declined(.refused), .declined(.cancelled),
  ]

  private static func nothing(_ ledger: any PaymentLedger) throws {
    #expect(try ledger.outcome(of: Make.id("f", 1)) == nil)
  }

  private static func first(_ ledger: any PaymentLedger) throws {
    for (number, first) in outcomes.enumerated() {
      for later in [first] + outcomes {
        #expect(try ledger.record(later, for: Make.id("f", number)) == first)
        #expect(try ledger.outcome(of: Make.id("f", number)) == first)
      }
    }
  }

  private static func apart(_ ledger: any PaymentLedger) throws {
    _ = try ledger.record(.accepted, for: Make.id("f", 1))
    #expect(try ledger.outcome(of: Make.id("f", 2)) == nil)
    #expect(try ledger.record(.declined(.refused), for: Make.id("f", 2)) == .declined(.refused))
    #expect(try ledger.outcome(of: Make.id("f", 1)) == .accepted)
  }
}
