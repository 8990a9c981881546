import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Adding to the cart")
struct AddToCartTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("tells which were not there before, in the order given, each once")
  func added() throws {
    let ids = [6, 2, 4, 6].map { Seeds.nft($0).id }
    #expect(try AddToCart(ports)(ids) == [6, 4].map { Seeds.nft($0).id })
    #expect(try cart() == [3, 4, 2, 6])
    #expect(try AddToCart(ports)(ids) == [])
    #expect(try AddToCart(ports)([]) == [])
    #expect(try cart() == [3, 4, 2, 6])
  }

  @Test("refuses an owned NFT, and then adds none")
  func owned() throws {
    #expect(throws: CartError.owned(Seeds.nft(1).id)) {
      try AddToCart(ports)([Seeds.nft(4).id, Seeds.nft(1).id, NFT.ID("nowhere")])
    }
    #expect(try cart() == [3, 2])
  }

  @Test("refuses an unknown NFT, and then adds none")
  func unknown() throws {
    #expect(throws: CartError.notFound(NFT.ID("nowhere"))) {
      try AddToCart(ports)([Seeds.nft(4).id, NFT.ID("nowhere"), Seeds.nft(1).id])
    }
    #expect(try cart() == [3, 2])
  }

  @Test("has an error code for each refusal")
  func codes() {
    let id = NFT.ID("x")
    let errors: [CartError] = [
      .notFound(id), .owned(id), .notInCart(id), .empty, .port(PortError(.busy, "")),
    ]
    #expect(
      errors.map(\.code) == [
        "nft.not-found", "cart.owned", "cart.not-found", "cart.empty", "store.busy",
      ])
  }

  private func cart() throws -> [Int?] {
    try ports.cart.cart(.standardCart, .all).nfts.map(\.number)
  }
}
