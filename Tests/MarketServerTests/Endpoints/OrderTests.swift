import Market
import MarketContract
import Testing

@Suite("An order over HTTP")
struct OrderTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let order = "/g1/api/v1/orders/1"

  /// API contract 1.5: the bytes that public clients put for two ids.
  private static let lists: [(target: String, body: String)] = [
    ("", "nfts=4,5"), ("", "nfts=4%2C5"), ("", "nfts=4, 5"), ("", "nfts=4&nfts=5&id=1"),
    ("", "nfts=4&nfts=5"), ("", "&nfts=4&nfts=5"), ("", "id=1&nfts=4,5"),
    ("?nfts=4&nfts=5", ""), ("?nfts=4,5", ""), ("?nfts=4,%205", ""),
    ("", #"{"nfts":["4","5"]}"#), ("", #"{"id":"1","nfts":[4,5]}"#), ("", #""nfts=4&nfts=5""#),
  ]

  @Test("becomes the list sent, in every encoding that public clients use", arguments: lists)
  func replaced(target: String, body: String) {
    let heard = stand.send("PUT", order + target, body: body)
    #expect(heard.status == 200)
    #expect(heard.text == #"{"nfts":["4","5"],"id":"1"}"#)
    #expect(stand.get(order) == heard.text)
  }

  @Test(
    "is cleared by every form of an empty list",
    arguments: ["nfts=null", "", "nfts=", "id=1&nfts=", "id=1", #"{"nfts":[]}"#])
  func cleared(body: String) {
    #expect(stand.get(order) == #"{"nfts":["2","3"],"id":"1"}"#)
    #expect(stand.send("PUT", order, body: body).text == #"{"nfts":[],"id":"1"}"#)
    #expect(stand.get(order) == #"{"nfts":[],"id":"1"}"#)
  }

  @Test("keeps the order sent, drops repeats, leaves unknown ids out, takes what is owned")
  func kept() {
    let body = "nfts=6,1,6,nobody,99,\(Seeds.nft(4).id.rawValue.uppercased())"
    #expect(stand.send("PUT", order, body: body).text == #"{"nfts":["6","1","4"],"id":"1"}"#)
  }

  @Test("goes by 1, and by the id that the answer gave")
  func named() throws {
    let text = stand.get("/g3b/api/v1/orders/1")
    let id = try #require(text.split(separator: "\"").last { $0.count == 36 }).uppercased()
    #expect(stand.get("/g3b/api/v1/orders/\(id)") == text)
    let other = stand.send("GET", "/g3b/api/v1/orders/2")
    #expect(other.status == 404)
    #expect(other.text.contains(#""nearest":"1""#))
  }

  /// A body that is not understood, and the code of the answer.
  private static let misunderstood: [(body: String, code: String)] = [
    (#"{"nfts":["4""#, "body.broken-json"), (#"["4","5"]"#, "body.json-list"),
    ("ntfs=4,5", "body.unknown-fields"), (#"{"nfts":{"a":1}}"#, "body.bad-field"),
    ("milk", "body.unknown-fields"), ("nfts=4\u{0}5", "body.not-text"),
  ]

  @Test("stays as it is where a body is not understood", arguments: misunderstood)
  func unchanged(body: String, code: String) {
    let heard = stand.send("PUT", order, body: body)
    #expect(heard.status == 400)
    #expect(heard.text.contains(#""code":"\#(code)""#))
    #expect(heard.header("Content-Type") == "application/problem+json")
    #expect(stand.get(order) == #"{"nfts":["2","3"],"id":"1"}"#)
  }

  @Test("is put only by whoever saw its present version, if they insist on it")
  func versions() throws {
    let tag = try #require(stand.send("GET", order).header("ETag"))
    let stale = stand.send(
      "PUT", order, headers: [(name: "If-Match", value: "\"00\"")], body: "nfts=4")
    #expect(stale.status == 412)
    let fresh = stand.send("PUT", order, headers: [(name: "If-Match", value: tag)], body: "nfts=4")
    #expect(fresh.status == 200)
    let late = stand.send("PUT", order, headers: [(name: "If-Match", value: tag)], body: "nfts=5")
    #expect(late.status == 412)
    #expect(stand.get(order) == #"{"nfts":["4"],"id":"1"}"#)
  }

  @Test("that did not change is not sent again")
  func notModified() throws {
    let tag = try #require(stand.send("GET", order).header("ETag"))
    let again = stand.send("GET", order, headers: [(name: "If-None-Match", value: tag)])
    #expect(again.status == 304)
  }
}
