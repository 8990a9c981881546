import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("Favourites")
struct FavoritesTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))
  private let nowhere = NFT.ID("nowhere")

  @Test("tell which were not liked before, in the order given, each once")
  func like() throws {
    let ids = [5, 4, 2, 5].map { Seeds.nft($0).id }
    #expect(try SetFavorites(ports)(ids, liked: true) == [5, 2].map { Seeds.nft($0).id })
    #expect(try liked() == [4, 1, 5, 2])
  }

  @Test("tell which were liked before when they are unliked")
  func unlike() throws {
    let ids = [5, 1, 1].map { Seeds.nft($0).id }
    #expect(try SetFavorites(ports)(ids, liked: false) == [Seeds.nft(1).id])
    #expect(try liked() == [4])
  }

  @Test("are changed all or none", arguments: [true, false])
  func allOrNone(liked isLiked: Bool) throws {
    let ids = [Seeds.nft(5).id, Seeds.nft(4).id, nowhere, NFT.ID("neither")]
    #expect(throws: FavoritesError.notFound(nowhere)) {
      try SetFavorites(ports)(ids, liked: isLiked)
    }
    #expect(try liked() == [4, 1])
    #expect(FavoritesError.notFound(nowhere).code == "nft.not-found")
  }

  @Test("turn a heart and back")
  func toggle() throws {
    #expect(try ToggleFavorite(ports)(Seeds.nft(5).id))
    #expect(try liked() == [4, 1, 5])
    #expect(try ToggleFavorite(ports)(Seeds.nft(4).id) == false)
    #expect(try ToggleFavorite(ports)(Seeds.nft(4).id))
    #expect(try liked() == [1, 5, 4])
    #expect(throws: FavoritesError.notFound(nowhere)) { try ToggleFavorite(ports)(nowhere) }
  }

  @Test("are listed with cart mark and ownership")
  func listed() throws {
    let page = try ListFavorites(ports)(Window(offset: 1))
    let standing = Standing(isLiked: true, isOwned: true)
    #expect(page == Page([NFTCard(nft: Seeds.nft(1), standing: standing)], offset: 1, total: 2))
  }

  private func liked() throws -> [Int?] {
    try ListFavorites(ports)().items.map(\.nft.number)
  }
}
