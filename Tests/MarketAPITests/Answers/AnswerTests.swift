import Market
import MarketAPI
import Testing

@Suite("An answer")
struct AnswerTests {
  private let ids = [Sample.crane.id, Sample.fox.id]

  private func one<Answer: Decodable>(_ body: String) throws(PayloadError) -> Answer {
    try AnswerDecoding.one(Array(body.utf8))
  }

  private func list<Answer: Decodable>(_ body: String) throws(PayloadError) -> [Answer] {
    try AnswerDecoding.list(Array(body.utf8))
  }

  @Test("of every generation is read back", arguments: APIGeneration.allCases)
  func generations(_ generation: APIGeneration) throws {
    let renderer = Sample.renderer(generation)
    let sent = generation.isNumbered ? ["12", "7"] : ids.map(\.rawValue)
    let nft: NFTAnswer = try AnswerDecoding.one(renderer.nft(Sample.fox))
    #expect(nft.nft.name == Sample.fox.name && nft.nft.price == Sample.fox.price)
    #expect(nft.nft.images.count == 2 && nft.nft.rating.stars == 5)
    #expect(nft.nft.number == (generation.isNumbered ? 7 : nil))
    let collections: [CollectionAnswer] = try AnswerDecoding.list(
      renderer.collections([(Sample.collection, holding: ids)]))
    #expect(collections.first?.nfts.map(\.rawValue) == sent)
    #expect(collections.first?.collection.nftCount == 2)
    let user: UserAnswer = try AnswerDecoding.one(renderer.user(Sample.user, holding: ids))
    #expect(user.user.rating == 112 && user.nfts.map(\.rawValue) == sent)
    let profile: ProfileAnswer = try AnswerDecoding.one(
      renderer.profile(Sample.profile, owning: ids, liking: []))
    #expect(profile.profile.avatar == nil && profile.profile.website == Sample.profile.website)
    #expect(profile.nfts.map(\.rawValue) == sent && profile.likes == [])
    let order: OrderAnswer = try AnswerDecoding.one(renderer.order("o", holding: ids))
    #expect(order.nfts.map(\.rawValue) == sent)
    #expect(order.id == (generation.isNumbered ? "1" : "o"))
  }

  @Test("of this project's server brings back the domain's own values")
  func extras() throws {
    let renderer = Sample.renderer(APIStyle(.g3b, hasExtras: true))
    let nft: NFTAnswer = try AnswerDecoding.one(renderer.nft(Sample.fox))
    #expect(nft.nft.number == 7 && nft.nft.id == Sample.fox.id)
    #expect(nft.nft.author == Sample.fox.author && nft.nft.createdAt == Sample.fox.createdAt)
    let currency: CurrencyAnswer = try AnswerDecoding.one(renderer.currency(Sample.ethereum))
    #expect(currency.currency(numbered: 1).number == 6)
    #expect(currency.currency(numbered: 1).ticker == "ETH")
    let payment: PaymentAnswer = try AnswerDecoding.one(
      renderer.payment(
        .declined(.cancelled), order: "o", number: 1, currency: Sample.ethereum))
    #expect(payment.outcome == .declined(.cancelled) && payment.orderID == "o")
  }

  @Test("may have what public servers have sent")
  func oddities() throws {
    let nft: NFTAnswer = try one(
      #"{"createdAt":"2023-04-20T02:22:27Z","name":"Lilo","images":["https://a.b/О к/1.png",""],"#
        + #""rating":9,"description":null,"price":"3.45","author":49,"id":"68"}"#)
    #expect(nft.nft.rating.stars == 5 && nft.nft.description == "" && nft.nft.author == "49")
    #expect(nft.nft.images.map(\.text) == ["https://a.b/%D0%9E%20%D0%BA/1.png"])
    #expect(nft.nft.price.description == "3.45" && nft.nft.website == nil)
    #expect(nft.nft.number == 68)
    let user: UserAnswer = try one(
      #"{"name":"Ann","avatar":"","description":null,"website":"ttps://a.b","nfts":[1,"2",null,1],"#
        + #""rating":13,"id":"x"}"#)
    #expect(user.user.website == nil && user.user.avatar == nil && user.user.rating == 13)
    #expect(user.nfts.map(\.rawValue) == ["1", "2"] && user.user.nftCount == 2)
    let order: OrderAnswer = try one(#"{"nfts":null}"#)
    #expect(order.nfts == [] && order.id == "")
    let repeated: OrderAnswer = try one(#"{"nfts":["a","b","A"],"id":7}"#)
    #expect(repeated.nfts.map(\.rawValue) == ["a", "b"] && repeated.id == "7")
    let payment: PaymentAnswer = try one(#"{"success":false}"#)
    #expect(payment.outcome == .declined(.refused))
    let currency: CurrencyAnswer = try one(
      #"[{"title":"Shiba_Inu","name":"SHIB","image":"https://a.b/S_(SHIB).png","id":0}]"#)
    #expect(currency.currency(numbered: 8).id.rawValue == "0")
    #expect(currency.currency(numbered: 8).number == 8)
  }

  @Test(
    "that can't be read names the field, and the entry of a list",
    arguments: [
      ("\"price\":1", "\"price\":null", "price of entry 2", "is null"),
      ("\"price\":1", "\"cost\":1", "price of entry 2", "is missing"),
      ("\"price\":1", "\"price\":-1", "price of entry 2", "is no price"),
      ("\"price\":1", "\"price\":[1]", "price of entry 2", "is not a number"),
      ("\"rating\":1", "\"rating\":\"high\"", "rating of entry 2", "is not a whole number"),
      ("\"name\":\"A\"", "\"name\":\"\"", "name of entry 2", "is empty"),
      ("\"images\":[\"https://a.b\"]", "\"images\":[\"\"]", "images of entry 2", "has no picture"),
      (
        "\"images\":[\"https://a.b\"]", "\"images\":[{}]", "images of entry 2",
        "is not a list of texts"
      ),
      ("\"id\":\"7\"", "\"id\":true", "id of entry 2", "is not a text"),
    ])
  func faults(_ old: String, _ new: String, _ field: String, _ problem: String) throws {
    let good =
      #"{"createdAt":"2023-04-20T02:22:27Z","name":"A","images":["https://a.b"],"rating":1,"#
      + #""description":"","price":1,"author":"B","id":"7"}"#
    #expect(throws: PayloadError(field, problem)) {
      let _: [NFTAnswer] = try list("[\(good),\(good.replacing(old, with: new))]")
    }
  }

  @Test("without its list is refused: a cart that is sent back whole would be lost")
  func missingList() {
    #expect(throws: PayloadError("nfts", "is missing")) {
      let _: OrderAnswer = try one(#"{"id":"1"}"#)
    }
    #expect(throws: PayloadError("likes", "is not a list")) {
      let _: ProfileAnswer = try one(#"{"id":"1","name":"A","nfts":[],"likes":"a"}"#)
    }
  }

  @Test("that is something else is told from one that lacks a field")
  func somethingElse() {
    #expect(throws: PayloadError("answer", "is no valid JSON")) {
      let _: [NFTAnswer] = try list("<html>")
    }
    #expect(throws: PayloadError("answer", "is not a list")) {
      let _: [NFTAnswer] = try list("{}")
    }
    #expect(throws: PayloadError("answer", "is not an object")) {
      let _: OrderAnswer = try one("7")
    }
    #expect(throws: PayloadError("entry 1", "is not an object")) {
      let _: [NFTAnswer] = try list("[7]")
    }
    #expect(throws: PayloadError("answer", "is no valid JSON")) {
      let _: OrderAnswer = try one(String(repeating: "[", count: 100_000))
    }
  }
}
