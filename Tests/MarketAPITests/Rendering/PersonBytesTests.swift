import Market
import MarketAPI
import Testing

/// API contract 1.3, 2, 4.2 and 4.3, byte by byte.
@Suite("Everything else on the wire")
struct PersonBytesTests {
  private static let host = "http://localhost:8080"
  private let ids = [Sample.crane.id, Sample.fox.id]

  /// How a generation writes the list of the crane and the fox.
  private func list(_ generation: APIGeneration) -> String {
    switch generation {
    case .g0: "[12,7]"
    case .g1, .g2: #"["12","7"]"#
    case .g3a, .g3b:
      #"["d4fea6b6-91f1-45ce-9745-55431e69ef5c","7773e33c-ec15-4230-a102-92426a3a6d5a"]"#
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("a collection", arguments: APIGeneration.allCases)
  func collection(_ generation: APIGeneration) {
    let author = [.g0: "3", .g1: #""3""#, .g2: #""3""#][generation] ?? #""Origami Ferry""#
    let id = generation.isNumbered ? "9" : "81268b05-db02-4bc9-b0b0-f7136de49706"
    let moment = generation.isNumbered ? "02:22:27Z" : "02:22:27.000Z[GMT]"
    #expect(
      text(Sample.renderer(generation).collection(Sample.collection, holding: ids))
        == #"{"createdAt":"2023-04-20T\#(moment)","name":"Paper Zoo","#
        + #""cover":"\#(Self.host)/pictures/collections/9.png","nfts":\#(list(generation)),"#
        + #""description":"Folded.","author":\#(author),"#
        + #""website":"\#(Self.host)/sites/users/3","id":"\#(id)"}"#)
  }

  @Test("a user, who has an avatar, a site and a rating as text", arguments: APIGeneration.allCases)
  func user(_ generation: APIGeneration) {
    let id = generation.isNumbered ? "3" : "d70a169b-a0f2-44fd-9900-4c0a219c7d32"
    #expect(
      text(Sample.renderer(generation).user(Sample.user, holding: ids))
        == #"{"name":"Origami Ferry","avatar":"\#(Self.host)/pictures/users/3.png","#
        + #""description":"","website":"\#(Self.host)/sites/users/3","#
        + #""nfts":\#(list(generation)),"rating":"112","id":"\#(id)"}"#)
  }

  @Test("a profile, whose own link stays as it was set", arguments: APIGeneration.allCases)
  func profile(_ generation: APIGeneration) {
    let id = generation.isNumbered ? "1" : "07b3343f-44a0-4d8f-8d55-1d52e192fa0b"
    #expect(
      text(Sample.renderer(generation).profile(Sample.profile, owning: ids, liking: []))
        == #"{"name":"Blue Hour","avatar":"\#(Self.host)/pictures/profiles/1.png","#
        + #""description":"Collects.","website":"https://example.org/~blue?a=%20b","#
        + #""nfts":\#(list(generation)),"likes":[],"id":"\#(id)"}"#)
  }

  @Test("a personal link that is not ASCII is escaped")
  func personalLink() {
    var profile = Sample.profile
    profile.avatar = Link(checked: "https://example.org/я.png")
    #expect(
      text(Sample.renderer(.g3b).profile(profile, owning: [], liking: []))
        .contains(#""avatar":"https://example.org/%D1%8F.png""#))
  }

  @Test("an order", arguments: APIGeneration.allCases)
  func order(_ generation: APIGeneration) {
    let renderer = Sample.renderer(generation)
    let id = generation.isNumbered ? "1" : Sample.orderID
    #expect(
      text(renderer.order(Sample.orderID, holding: ids))
        == #"{"nfts":\#(list(generation)),"id":"\#(id)"}"#)
    #expect(
      text(renderer.order(Sample.orderID, holding: [])) == #"{"nfts":[],"id":"\#(id)"}"#)
  }

  @Test("an NFT without a number goes by its identity, and not at all where lists hold numbers")
  func withoutNumber() {
    let ids = [NFT.ID("abc"), Sample.fox.id]
    #expect(
      text(Sample.renderer(.g1).order("o", holding: ids)) == #"{"nfts":["abc","7"],"id":"1"}"#)
    #expect(text(Sample.renderer(.g0).order("o", holding: ids)) == #"{"nfts":[7],"id":"1"}"#)
  }

  @Test("currencies, by numbers and short names first, by ids from 0 and long names later")
  func currencies() {
    let early =
      #"[{"title":"Ethereum","name":"ETH","#
      + #""image":"\#(Self.host)/pictures/currencies/ethereum.png","#
      + #""id":"6"},{"title":"Shiba Inu","name":"SHIB","#
      + #""image":"\#(Self.host)/pictures/currencies/shiba-inu.png","id":"8"}]"#
    let late = early.replacing("\"ETH\"", with: "\"ETHEREUM\"").replacing("\"6\"", with: "\"7\"")
      .replacing("\"8\"", with: "\"0\"")
    for generation in APIGeneration.allCases {
      #expect(
        text(Sample.renderer(generation).currencies([Sample.ethereum, Sample.shiba]))
          == (generation.isNumbered ? early : late))
    }
  }

  @Test("a payment, with all three fields whether it is accepted or declined")
  func payment() {
    for generation in APIGeneration.allCases {
      let (order, id) = generation.isNumbered ? ("3", "6") : (Sample.orderID, "7")
      for (outcome, success) in [(PaymentOutcome.accepted, true), (.declined(.refused), false)] {
        #expect(
          text(
            Sample.renderer(generation).payment(
              outcome, order: Sample.orderID, number: 3, currency: Sample.ethereum))
            == #"{"success":\#(success),"orderId":"\#(order)","id":"\#(id)"}"#)
      }
    }
  }

  @Test("what this project's client asks for besides comes last")
  func extras() {
    let renderer = Sample.renderer(APIStyle(.g3b, hasExtras: true))
    #expect(text(renderer.currency(Sample.ethereum)).hasSuffix(#","number":6,"ticker":"ETH"}"#))
    let declined = renderer.payment(
      .declined(.cancelled), order: "o", number: 1, currency: Sample.ethereum)
    #expect(text(declined).hasSuffix(#","reason":"payment.cancelled"}"#))
  }
}
