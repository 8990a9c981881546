import Market
import MarketContract
import MarketStore
import SQLiteKit
import Testing

@Suite("The rows of payments")
struct PaymentRowsTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("payments.sqlite")
  }

  @Test("keep their first end: paid stays paid, and closed keeps its reason")
  func ends() throws {
    let market = try scratch.market(at: file)
    let closed = try #require(try open(market, 1))
    try market.close(closed.id, because: .refused)
    try market.close(closed.id, because: .cancelled)
    #expect(try states() == ["closed payment.declined"])
    let paid = try #require(try open(market, 2))
    _ = try market.settle(paid, as: Make.id("f", 9), at: Timestamp(milliseconds: 1))
    try market.close(paid.id, because: .cancelled)
    #expect(try states() == ["closed payment.declined", "paid -"])
  }

  @Test("keep the names and prices of the day, whatever the catalog says later")
  func pricesOfTheDay() throws {
    let market = try scratch.market(at: file)
    let payment = try #require(try open(market, 1))
    try Database(path: file, access: .readWrite).script(
      "UPDATE nfts SET name = 'Renamed', price = zeroblob(16) WHERE number IN (2, 3)")
    let order = try market.settle(payment, as: Make.id("f", 9), at: Timestamp(milliseconds: 1))
    #expect(order.items == [Seeds.nft(2).item, Seeds.nft(3).item])
    #expect(order.total == payment.total)
    #expect(try market.orders(.all).items == [order])
  }

  private func open(_ market: SQLiteMarket, _ number: Int) throws -> Payment? {
    let opening = try market.openPayment(
      Make.id("f", number), in: Seeds.bitcoin, at: Timestamp(milliseconds: 0))
    return if case .opened(let payment) = opening { payment } else { nil }
  }

  private func states() throws -> [String] {
    try Database(path: file, access: .readWrite).rows(
      "SELECT state || ' ' || ifnull(reason, '-') FROM payments ORDER BY number"
    ) { $0.text(0) }
  }
}
