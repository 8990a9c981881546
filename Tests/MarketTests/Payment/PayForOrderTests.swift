import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Paying")
struct PayForOrderTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))
  private let gateway = ScriptedPaymentGateway(ledger: InMemoryPaymentLedger())
  private let pay: PayForOrder

  init() {
    pay = PayForOrder(
      ports, gateway: gateway, clock: Make.clock(from: 1_000), identifiers: Make.identifiers())
  }

  @Test("makes an order, moves its NFTs to their owner and empties the cart")
  func paid() throws {
    let expected = Order(
      id: Make.id("f", 2), number: 1, payment: Make.id("f", 1),
      items: [Seeds.nft(2).item, Seeds.nft(3).item], total: Make.price("8.810000000000000001"),
      currency: Seeds.ether, paidAt: Timestamp(milliseconds: 1_002))
    #expect(try pay(in: Seeds.ether) == .paid(expected))
    #expect(try ports.world.summary() == WorldSummary(cart: 0, favorites: 2, owned: 3, orders: 1))
    let receipts = try ListOrders(ports)()
    #expect(receipts == Page([Receipt(order: expected, currency: Seeds.currencies[2])], total: 1))
    #expect(try ListOrders(ports).orders(by: .number(1), limit: 9) == receipts.items)
    #expect(try ListOwned(ports)().nfts.items.map(\.nft.number) == [1, 3, 2])
  }

  @Test("that is declined leaves the cart, and may be tried again")
  func declined() throws {
    gateway.mood = .declineNext
    #expect(try pay(in: Seeds.ether) == .declined(.refused))
    #expect(try ports.world.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
    guard case .paid(let order) = try pay(in: Seeds.bitcoin) else {
      Issue.record("the second attempt did not pay")
      return
    }
    #expect(order.items.map(\.number) == [2, 3])
    #expect(order.currency == Seeds.bitcoin)
  }

  @Test("is declined as often as the service is in the mood")
  func declineAll() throws {
    gateway.mood = .declineAll
    for _ in 0..<3 { #expect(try pay(in: Seeds.ether) == .declined(.refused)) }
    gateway.mood = .normal
    #expect(try pay(in: Seeds.ether) != .declined(.refused))
  }

  @Test("is refused for an empty cart, and so is its preview")
  func empty() throws {
    try ClearCart(ports).confirm(ClearCart(ports).request())
    #expect(throws: PaymentError.emptyCart) { try pay(in: Seeds.ether) }
    #expect(throws: PaymentError.emptyCart) { try pay.preview() }
    #expect(PaymentError.emptyCart.code == "cart.empty")
  }

  @Test("is previewed without paying, in the sort that the cart keeps")
  func preview() throws {
    let contents = try pay.preview()
    #expect(contents.nfts == [Seeds.nft(3), Seeds.nft(2)])
    #expect(contents.total == Make.price("8.810000000000000001"))
    _ = try ViewCart(ports)(sort: Sort(.price, .descending))
    #expect(try pay.preview().nfts == [Seeds.nft(2), Seeds.nft(3)])
    #expect(try ClearCart(ports).request().nfts == [Seeds.nft(2), Seeds.nft(3)])
    #expect(try ports.world.summary().orders == 0)
    #expect(
      try ports.orders.openPayment(
        Make.id("f", 50), in: Seeds.ether, at: Timestamp(milliseconds: 0)) != .emptyCart)
  }

  @Test("in an unknown currency is an error of the port, and nothing is bought")
  func unknownCurrency() throws {
    #expect(throws: PaymentError.self) { try pay(in: Currency.ID("99")) }
    #expect(try ports.world.summary() == WorldSummary(cart: 2, favorites: 2, owned: 1, orders: 0))
    #expect(try pay(in: Seeds.ether) != .declined(.refused))
  }

  @Test("keeps names and prices of the order beside the receipt's currency")
  func unknownReceiptCurrency() throws {
    _ = try pay(in: Seeds.ether)
    let receipt = try #require(try ListOrders(ports)().items.first)
    #expect(receipt.currency?.ticker == "ETH")
    #expect(receipt.name == receipt.order.id.rawValue)
    #expect(receipt.number == 1)
  }

  @Test("has outcomes with stable codes")
  func codes() {
    #expect(DeclineReason.allCases.map(\.rawValue) == ["payment.declined", "payment.cancelled"])
  }
}
