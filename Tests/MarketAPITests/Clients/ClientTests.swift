import Foundation
import Market
import MarketAPI
import Testing

/// API contract 4: what every public client decodes, by the generation that it was written for.
@Suite("The types of public clients")
struct ClientTests {
  private static let ids = [Sample.crane.id, Sample.fox.id]

  /// Records each row that decodes where the contract says it does not, or the other way round.
  private func check(_ rows: [ClientRow], _ answer: (APIRenderer) -> [UInt8]) {
    for row in rows {
      for generation in APIGeneration.allCases {
        check(row, answer(Sample.renderer(generation)), generation, "\(generation)")
      }
      check(row, answer(Sample.renderer(.automatic(hasToken: true))), .g3b, "with a token")
      check(row, answer(Sample.renderer(.automatic(hasToken: false))), .g1, "without a token")
    }
  }

  private func check(
    _ row: ClientRow, _ bytes: [UInt8], _ generation: APIGeneration, _ place: String
  ) {
    do {
      try row.decode(Data(bytes))
      #expect(row.fits.contains(generation), "\(row.name), \(place): decodes")
    } catch {
      #expect(!row.fits.contains(generation), "\(row.name), \(place): \(error)")
    }
  }

  @Test("of an NFT decode it")
  func nft() {
    check(NFTRows.all) { $0.nft(Sample.fox) }
  }

  @Test("of a collection decode it")
  func collection() {
    check(CollectionRows.all) { $0.collection(Sample.collection, holding: Self.ids) }
  }

  @Test("of a user decode it")
  func user() {
    check(UserRows.all) { $0.user(Sample.user, holding: Self.ids) }
  }

  @Test("of a profile decode it")
  func profile() {
    check(ProfileRows.all) { $0.profile(Sample.profile, owning: Self.ids, liking: Self.ids) }
  }

  @Test("of an order decode it")
  func order() {
    check(OrderRows.all) { $0.order(Sample.orderID, holding: Self.ids) }
  }

  @Test("of a currency decode it")
  func currency() {
    check(CurrencyRows.all) { $0.currency(Sample.shiba) }
  }

  @Test("of a payment decode it, accepted or declined")
  func payment() {
    for outcome in [PaymentOutcome.accepted, .declined(.refused)] {
      check(PaymentRows.all) {
        $0.payment(outcome, order: Sample.orderID, number: 1, currency: Sample.ethereum)
      }
    }
  }

  @Test("are as many as the tables have rows")
  func counts() {
    let counts = [
      NFTRows.all, CollectionRows.all, UserRows.all, ProfileRows.all, OrderRows.all,
      CurrencyRows.all, PaymentRows.all,
    ].map(\.count)
    #expect(counts == [33 + 2, 19 + 1, 16 + 1, 23 + 1, 9, 5, 3 + 1])
  }
}
