import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("The catalog")
struct CatalogTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("shows the collections, the largest first")
  func browsed() throws {
    let page = try BrowseCatalog(ports)()
    #expect(page.collections == Page(Seeds.small.collections, total: 2))
    #expect(
      try BrowseCatalog(ports)(search: SearchText("LU")).collections.items.map(\.name) == ["Blue"])
    #expect(try BrowseCatalog(ports)(search: SearchText("red")).collections.total == 0)
  }

  @Test("opens a collection with heart and cart mark of each NFT, in its own order")
  func opened() throws {
    let collection = Seeds.small.collections[0]
    let opened = try #require(try OpenCollection(ports)(collection.id, Window(offset: 1)))
    #expect(opened.collection == collection)
    #expect(opened.nfts.total == 3)
    #expect(
      opened.nfts.items == [
        NFTCard(nft: Seeds.nft(1), standing: Standing(isLiked: true, isOwned: true)),
        NFTCard(nft: Seeds.nft(2), standing: Standing(isInCart: true)),
      ])
    let unknown = try OpenCollection(ports)(NFTCollection.ID("nowhere"))
    #expect(unknown == nil)
  }

  @Test("shows an NFT with its collection, where it has one")
  func shown() throws {
    let details = try ShowNFT(ports)(Seeds.nft(3).id)
    let card = NFTCard(nft: Seeds.nft(3), standing: Standing(isInCart: true))
    #expect(details == NFTDetails(card: card, collection: Seeds.small.collections[1]))
    #expect(try ShowNFT(ports)(Seeds.nft(6).id)?.collection == nil)
    #expect(try ShowNFT(ports)(NFT.ID("nowhere")) == nil)
  }
}
