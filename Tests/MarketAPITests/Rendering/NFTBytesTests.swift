import Market
import MarketAPI
import Testing

/// API contract 1.3, 4.2 and 4.3, byte by byte.
@Suite("An NFT on the wire")
struct NFTBytesTests {
  private static let images =
    #"["http://localhost:8080/pictures/nfts/7-1.png","#
    + #""http://localhost:8080/pictures/nfts/7-2.png"]"#

  private func text(_ style: APIStyle, _ nft: NFT = Sample.fox) -> String {
    String(decoding: Sample.renderer(style).nft(nft), as: UTF8.self)
  }

  @Test("has the moment, the author and the id of its generation")
  func generations() {
    let rows: [(APIStyle, String, String, String)] = [
      (APIStyle(.g0), "07:43:22Z", "3", "7"),
      (APIStyle(.g1), "07:43:22Z", #""3""#, "7"),
      (APIStyle(.g2), "07:43:22Z", #""3""#, "7"),
      (
        APIStyle(.g3a), "07:43:22.944Z[GMT]", #""http://localhost:8080/sites/users/3""#,
        "7773e33c-ec15-4230-a102-92426a3a6d5a"
      ),
      (
        APIStyle(.g3b), "07:43:22.944Z[GMT]", #""Origami Ferry""#,
        "7773e33c-ec15-4230-a102-92426a3a6d5a"
      ),
    ]
    for (style, moment, author, id) in rows {
      let expected =
        #"{"createdAt":"2023-10-08T\#(moment)","name":"Fox \"Ж\"","images":\#(Self.images),"#
        + #""rating":5,"description":"A red\nticket.","price":12.50,"author":\#(author),"#
        + #""website":"http://localhost:8080/sites/users/3","id":"\#(id)"}"#
      #expect(text(style) == expected)
    }
  }

  @Test("of a request with a token alone has the latest form, but an address for its author")
  func automatic() {
    #expect(
      text(.automatic(hasToken: true))
        == text(APIStyle(.g3a)))
    #expect(text(.automatic(hasToken: false)) == text(APIStyle(.g1)))
  }

  @Test("keeps all eighteen decimals of its price, and at least two")
  func price() {
    #expect(text(APIStyle(.g1), Sample.crane).contains(#""price":0.000000000000000001,"#))
    let dear = Sample.nft(1, "a", "A", pictures: 1, "1000000000000", stars: 1)
    #expect(text(APIStyle(.g1), dear).contains(#""price":1000000000000.00,"#))
  }

  @Test("whose author is no user names the author, the number 0, or a site of its own")
  func stranger() {
    let nft = Sample.nft(4, "b", "B", pictures: 1, "1", stars: 1, author: "Nobody")
    #expect(text(APIStyle(.g0), nft).contains(#""author":0,"#))
    #expect(text(APIStyle(.g1), nft).contains(#""author":"Nobody","#))
    #expect(text(APIStyle(.g3a), nft).contains(#""author":"http://localhost:8080/sites/nfts/4","#))
    #expect(text(APIStyle(.g3b), nft).contains(#""website":"http://localhost:8080/sites/nfts/4""#))
  }

  @Test("keeps a real link that is ASCII without percent signs, and no other")
  func links() {
    let rows = [
      ("https://ann.example.org/a", "https://ann.example.org/a"),
      ("https://fakenft.example.org/", "https://fakenft.example.org/"),
      ("https://ann.example.org/%20", "http://localhost:8080/sites/users/3"),
      ("https://ann.example.org/я", "http://localhost:8080/sites/users/3"),
      ("https://fakenft.example/a", "http://localhost:8080/sites/users/3"),
    ]
    for (link, shown) in rows {
      let nft = Sample.nft(
        4, "b", "B", pictures: 1, "1", stars: 1, website: Link(checked: link))
      #expect(text(APIStyle(.g3a), nft).contains(#""website":"\#(shown)""#))
    }
  }

  @Test("goes by its identity where it has no number")
  func withoutNumber() {
    let nft = Sample.nft(nil, "abc", "A", pictures: 1, "1", stars: 1)
    #expect(text(APIStyle(.g1), nft).contains(#""id":"abc""#))
    #expect(text(APIStyle(.g1), nft).contains("/pictures/nfts/abc-1.png"))
  }

  @Test("has its number beside the contract's fields where it is asked for")
  func extras() {
    #expect(text(APIStyle(.g3b, hasExtras: true)).hasSuffix(#"6d5a","number":7}"#))
  }

  @Test("stands in a bare list")
  func list() {
    let renderer = Sample.renderer(.g3b)
    let (one, other) = (renderer.nft(Sample.fox), renderer.nft(Sample.crane))
    #expect(
      renderer.nfts([Sample.fox, Sample.crane])
        == Array("[".utf8) + one + Array(",".utf8) + other + Array("]".utf8))
    #expect(renderer.nfts([]) == Array("[]".utf8))
  }
}
