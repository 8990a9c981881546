import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Removing from the cart")
struct RemoveFromCartTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("asks first, and changes nothing by asking")
  func asks() throws {
    let request = try RemoveFromCart(ports).request(Seeds.nft(2).id)
    #expect(request.nfts == [Seeds.nft(2)])
    #expect(request.total == Seeds.nft(2).price)
    #expect(try cart() == [3, 2])
  }

  @Test("removes what was shown, however the cart is sorted meanwhile")
  func confirms() throws {
    let request = try RemoveFromCart(ports).request(Seeds.nft(2).id)
    _ = try AddToCart(ports)([Seeds.nft(4).id, Seeds.nft(5).id])
    _ = try ViewCart(ports)(sort: Sort(.price, .descending))
    try RemoveFromCart(ports).confirm(request)
    #expect(try cart() == [3, 4, 5])
  }

  @Test("is no error where what was shown has gone meanwhile")
  func gone() throws {
    let request = try RemoveFromCart(ports).request(Seeds.nft(2).id)
    try RemoveFromCart(ports).confirm(request)
    try RemoveFromCart(ports).confirm(request)
    #expect(try cart() == [3])
  }

  @Test("tells an unknown NFT from one that is not in the cart")
  func refusals() throws {
    #expect(throws: CartError.notFound(NFT.ID("nowhere"))) {
      try RemoveFromCart(ports).request(NFT.ID("nowhere"))
    }
    #expect(throws: CartError.notInCart(Seeds.nft(4).id)) {
      try RemoveFromCart(ports).request(Seeds.nft(4).id)
    }
    #expect(try cart() == [3, 2])
  }

  @Test("of everything shows everything, and leaves what was added meanwhile")
  func clear() throws {
    let request = try ClearCart(ports).request()
    #expect(request.nfts == [Seeds.nft(3), Seeds.nft(2)])
    #expect(request.total == Make.price("8.810000000000000001"))
    #expect(try cart() == [3, 2])
    _ = try AddToCart(ports)([Seeds.nft(6).id])
    try ClearCart(ports).confirm(request)
    #expect(try cart() == [6])
  }

  @Test("of everything is refused where there is nothing")
  func clearEmpty() throws {
    try ClearCart(ports).confirm(ClearCart(ports).request())
    #expect(throws: CartError.empty) { try ClearCart(ports).request() }
  }

  private func cart() throws -> [Int?] {
    try ports.cart.cart(.standardCart, .all).nfts.map(\.number)
  }
}
