import Market
import MarketAPI
import Testing

@Suite("The generation of an answer")
struct StyleTests {
  @Test("is the path's, then the option's, then what the token tells")
  func choice() throws {
    let automatic = try #require(APIGenerationChoice(word: "Auto"))
    let fixed = try #require(APIGenerationChoice(word: "g3a"))
    #expect(automatic.style(path: nil, hasToken: true) == .automatic(hasToken: true))
    #expect(automatic.style(path: nil, hasToken: true).generation == .g3b)
    #expect(automatic.style(path: nil, hasToken: false) == APIStyle(.g1))
    #expect(fixed.style(path: nil, hasToken: false) == APIStyle(.g3a))
    #expect(fixed.style(path: .g0, hasToken: true) == APIStyle(.g0))
    #expect(APIGenerationChoice(word: "g4") == nil)
    #expect(APIGenerationChoice.words == ["auto", "g0", "g1", "g2", "g3a", "g3b"])
  }

  @Test("reads the id of a currency: 1 is Bitcoin by number, Cardano by the later ids")
  func currency() {
    let bitcoin = Currency(
      id: Currency.ID("5"), number: 1, title: "Bitcoin", ticker: "BTC", longTicker: "BITCOIN",
      image: Sample.ethereum.image)
    let cardano = Currency(
      id: Currency.ID("1"), number: 7, title: "Cardano", ticker: "ADA", longTicker: "ADA",
      image: Sample.ethereum.image)
    let all = [bitcoin, cardano, Sample.shiba]
    #expect(Currency.named(.number(1), of: .g1, among: all) == bitcoin)
    #expect(Currency.named(.number(1), of: .g3b, among: all) == cardano)
    #expect(Currency.named(.number(0), of: .g3a, among: all) == Sample.shiba)
    #expect(Currency.named(.number(0), of: .g0, among: all) == nil)
    #expect(Currency.named(.text("btc"), of: .g1, among: all) == nil)
  }

  @Test("takes numbers and identities in any letter case")
  func identifiers() {
    #expect(APIIdentifier("12") == .number(12))
    #expect(APIIdentifier("7773E33C-EC15") == .text("7773e33c-ec15"))
    #expect(APIIdentifier("") == .text(""))
    #expect(APIIdentifier("99999999999999999999") == .text("99999999999999999999"))
    #expect(APIIdentifier("+7") == .text("+7"))
    #expect(APIIdentifier("12").lookup == .number(12))
    #expect(APIIdentifier("Ann").lookup == .exact(SearchText("ann")))
    #expect(APIIdentifier("12").lookup.finds(Sample.crane))
    #expect(APIIdentifier("7773E33C-EC15-4230-A102-92426A3A6D5A").lookup.finds(Sample.fox))
  }

  @Test("lets one's own profile and order go by 1 and by the identity that answers gave")
  func own() {
    #expect(APIIdentifier("1").isOwn(Sample.orderID))
    #expect(APIIdentifier(Sample.orderID.uppercased()).isOwn(Sample.orderID))
    #expect(!APIIdentifier("2").isOwn(Sample.orderID))
    #expect(!APIIdentifier("..").isOwn(Sample.orderID))
  }

  @Test("finds pictures and sites again by their addresses")
  func pages() {
    let pictures: [APIPicture] = [
      .nft(.number(109), 1), .nft(.text("7773e33c-ec15"), 3), .collection(.number(9)),
      .user(.number(3)), .currency("shiba-inu"), .profile,
    ]
    for picture in pictures {
      #expect(APIPicture(address: "http://10.0.2.2:8080" + picture.path) == picture)
    }
    #expect(pictures.first?.path == "/pictures/nfts/109-1.png")
    let sites: [APISite] = [.user(.number(3)), .collection(.number(9)), .nft(.number(7)), .profile]
    for site in sites { #expect(APISite(address: "http://localhost" + site.path) == site) }
    for other in ["", "/pictures/nfts/1-1.png", "http://a/pictures/nfts/1.png", "http://a/b/c/d"] {
      #expect(APIPicture(address: other) == nil && APISite(address: other) == nil)
    }
  }
}
