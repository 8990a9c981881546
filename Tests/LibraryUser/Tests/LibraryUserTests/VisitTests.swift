import Testing

@testable import libraryuser

@Suite("A visit")
struct VisitTests {
  @Test("goes from the catalog to the undo")
  func story() async throws {
    var visit = Visit(to: .fixed())
    try await visit.tell()
    #expect(
      visit.lines == [
        "The shop has Quiet Boats (3) and Paper Birds (2).",
        "Quiet Boats, by Ada Quay, holds Dawn Ferry for 2.50 ETH, Grey Dory for 1.25 ETH, "
          + "Low Tide for 0.75 ETH.",
        "3 of them go into the cart.",
        "The cart: Low Tide, Grey Dory, Dawn Ferry, 4.50 ETH together.",
        "Remove Low Tide for 0.75 ETH? Yes.",
        "The cart: Grey Dory, Dawn Ferry, 3.75 ETH together.",
        "The payment did not go through (payment.declined).",
        "The cart: Grey Dory, Dawn Ferry, 3.75 ETH together.",
        "Paid 3.75 ETH in Ethereum for Dawn Ferry and Grey Dory.",
        "Order 1: 3.75 ETH.",
        "A payment is not taken back.",
        "Folded Crane goes into the cart.",
        "That is taken back.",
        "The cart: empty.",
      ])
  }
}
