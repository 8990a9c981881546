import HTTPKit
import Market
import MarketContract
import MarketInMemory
import MarketRemote
import Testing

/// Paying at a server: once, whatever the network does (API contract 1.6).
@Suite("A payment over HTTP")
struct RemotePaymentTests {
  private static let cart = [2, 3].map { Seeds.nft($0).id }
  private static let kinds: [Kiosk.Kind] = [.own, .plain(posts: true), .plain(posts: false)]

  @Test("pays for the cart, and completes the order in the way of the server", arguments: 0..<3)
  func paid(_ kind: Int) throws {
    let kiosk = try Kiosk(Seeds.small, Self.kinds[kind])
    let till = Self.till(try kiosk.client("/g3b"))
    let order = try #require(Self.order(till.pay(in: Seeds.ether)))
    #expect(order.items.map(\.nft) == Self.cart)
    #expect(order.total == Make.price("8.810000000000000001"))
    #expect(order.currency == Seeds.ether && order.isDelivered)
    #expect(try till.ports.cart.cartList() == [])
    // Older servers have no way to be told what is owned now (API contract 7, question 2); this
    // one delivers what was paid as its cart is replaced.
    #expect(try Set(till.ports.profile.ownedList()) == Set(Self.cart + [Seeds.nft(1).id]))
    #expect(till.pay(in: Seeds.ether) == .failure(.emptyCart))
    #expect(Self.payments(kiosk) == 1)
  }

  @Test("is listed by a server that keeps orders, as it was paid")
  func listed() throws {
    let kiosk = try Kiosk()
    let till = Self.till(try kiosk.client())
    let order = try #require(Self.order(till.pay(in: Seeds.bitcoin)))
    #expect(order.number == 1)
    #expect(try till.ports.orders.orders(.all).items == [order])
    #expect(try till.ports.world.summary().orders == 1)
    let found = try till.ports.orders.orders(by: .number(1), limit: 2)
    #expect(found == [order])
  }

  @Test("that is declined leaves the cart, and the next one may go through", arguments: 0..<2)
  func declined(_ kind: Int) throws {
    let kiosk = try Kiosk(Seeds.small, Self.kinds[kind])
    let till = Self.till(try kiosk.client("/g3b"))
    kiosk.behavior.mood = .declineNext
    #expect(till.pay(in: Seeds.ether) == .success(.declined(.refused)))
    #expect(try till.ports.cart.cartList() == Self.cart)
    #expect(Self.order(till.pay(in: Seeds.ether)) != nil)
  }

  @Test("whose answer is lost is asked for again by its key, and paid once")
  func lostAnswer() throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, time in
      line.contains("/payment/") && time < 3 ? .afterwards(.hangUp) : nil
    }
    let till = Self.till(try kiosk.client())
    #expect(Self.order(till.pay(in: Seeds.ether)) != nil)
    #expect(try till.ports.orders.orders(.all).total == 1)
    #expect(Self.payments(kiosk) == 3)
  }

  @Test(
    "whose answer is lost at another server is uncertain, and never made again by itself",
    arguments: ["lost", "garbage", "no JSON", "502"])
  func uncertain(_ how: String) throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    kiosk.meet { line, time in
      guard line.contains("/payment/") else { return nil }
      switch how {
      case "lost": return .afterwards(.hangUp)
      case "garbage": return .afterwards(Trouble.text(#"{"orderId":"1"}"#))
      case "no JSON": return .afterwards(Trouble.text("<html>"))
      default: return .afterwards(Trouble.status(502))
      }
    }
    let till = Self.till(try kiosk.client("/g3b"))
    #expect(Self.fault(till.pay(in: Seeds.ether))?.kind == .uncertain)
    #expect(Self.payments(kiosk) == 1)
    #expect(try till.ports.cart.cartList() == Self.cart)
  }

  @Test("that was refused before it was made is no uncertain one")
  func refused() throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    kiosk.meet { line, _ in
      line.contains("/payment/") ? .instead(Trouble.status(503, [("Retry-After", "0")])) : nil
    }
    let till = Self.till(try kiosk.client("/g3b"))
    #expect(Self.fault(till.pay(in: Seeds.ether))?.kind == .failing)
    #expect(Self.payments(kiosk) == 1)
  }

  @Test("that went through is not made again where the server dies before the order is completed")
  func diesBetween() throws {
    for kind in [Kiosk.Kind.own, .plain(posts: true)] {
      let kiosk = try Kiosk(Seeds.small, kind)
      kiosk.meet { line, _ in line.hasPrefix("POST") ? .instead(.hangUp) : nil }
      let till = Self.till(try kiosk.client("/g3b"))
      let fault = Self.fault(till.pay(in: Seeds.ether))
      #expect(fault?.kind == .uncertain)
      #expect(fault?.detail.hasPrefix("the payment went through") == true)
      kiosk.meet { _, _ in nil }
      let order = try #require(Self.order(till.pay(in: Seeds.ether)))
      #expect(order.items.map(\.nft) == Self.cart)
      #expect(Self.payments(kiosk) == 1)
      #expect(try till.ports.cart.cartList() == [])
    }
  }

  @Test("goes on in another currency without paying twice")
  func otherCurrency() throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, _ in line.contains("/payment/7") ? .afterwards(.hangUp) : nil }
    let till = Self.till(try kiosk.client())
    #expect(Self.fault(till.pay(in: Seeds.ether))?.kind == .uncertain)
    let order = try #require(Self.order(till.pay(in: Seeds.bitcoin)))
    #expect(order.currency == Seeds.ether)
    #expect(try till.ports.orders.orders(.all).total == 1)
  }

  @Test("in an unknown currency, and one of an empty cart, never reach the server")
  func unpayable() throws {
    let kiosk = try Kiosk()
    let till = Self.till(try kiosk.client())
    #expect(Self.fault(till.pay(in: Currency.ID("99")))?.kind == .unavailable)
    _ = try till.ports.cart.replaceCart([])
    #expect(till.pay(in: Seeds.ether) == .failure(.emptyCart))
    #expect(Self.payments(kiosk) == 0)
  }

  @Test("by number pays what the earlier generations call so")
  func numbered() throws {
    let kiosk = try Kiosk()
    let till = Self.till(try kiosk.client("/g1"))
    // Bitcoin is 2 by number in the small seed, and 5 by the later ids.
    let order = try #require(Self.order(till.pay(in: Currency.ID("2"))))
    #expect(order.currency == Currency.ID("2"))
    #expect(order.items.map(\.nft) == [NFT.ID("2"), NFT.ID("3")])
    let receipt = try ListOrders(till.ports)().items.first
    #expect(receipt?.currency?.title == "Bitcoin")
  }

  private static func till(_ remote: RemoteMarket) -> Till {
    Till(MarketPorts(remote), gateway: remote)
  }

  private static func payments(_ kiosk: Kiosk) -> Int {
    kiosk.requests.count { $0.contains("/payment/") }
  }

  private static func order(_ result: Result<PaymentResult, PaymentError>) -> Order? {
    if case .success(.paid(let order)) = result { order } else { nil }
  }

  private static func fault(_ result: Result<PaymentResult, PaymentError>) -> PortError? {
    if case .failure(.port(let error)) = result { error } else { nil }
  }
}
