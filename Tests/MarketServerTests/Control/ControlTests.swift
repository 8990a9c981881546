import Market
import MarketContract
import MarketServer
import Testing

@Suite("The surface for tests and shells")
struct ControlTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let order = "/g1/api/v1/orders/1"

  @Test("resets a world, and brings back what was saved of it")
  func snapshots() {
    stand.send("PUT", order, token: "t", body: "nfts=4")
    #expect(stand.send("POST", "/_/snapshot", token: "t", body: "name=four").status == 200)
    stand.send("PUT", order, token: "t", body: "nfts=5")
    #expect(stand.send("POST", "/_/reset", token: "t").text.contains(#""cart":2"#))
    #expect(stand.get(order, token: "t") == #"{"nfts":["2","3"],"id":"1"}"#)
    #expect(stand.send("POST", "/_/restore?name=four", token: "t").status == 200)
    #expect(stand.get(order, token: "t") == #"{"nfts":["4"],"id":"1"}"#)
    #expect(stand.send("POST", "/_/restore?name=five", token: "t").status == 404)
    #expect(stand.get(order) == #"{"nfts":["2","3"],"id":"1"}"#)
  }

  @Test("lists orders, and takes back what was done over HTTP")
  func orders() {
    _ = stand.get("/g1/api/v1/orders/1/payment/3")
    #expect(stand.get("/_/orders").contains(#""isDelivered":false"#))
    stand.send("PUT", "/g1/api/v1/profile/1", token: "t", body: "likes=5")
    let undone = stand.send("POST", "/_/undo", token: "t").text
    #expect(undone.contains(#""outcome":"done""#))
    #expect(stand.get("/g1/api/v1/profile/1", token: "t").contains(#""likes":["4","1"]"#))
    #expect(stand.send("POST", "/_/redo", token: "t").text.contains(#""outcome":"done""#))
    #expect(stand.get("/g1/api/v1/profile/1", token: "t").contains(#""likes":["5"]"#))
  }

  @Test("turns weather and payment service, in the shell's words")
  func turned() {
    #expect(stand.send("PUT", "/_/weather", body: "503 /orders").status == 200)
    #expect(stand.send("GET", order).status == 503)
    #expect(stand.send("DELETE", "/_/weather").text == #"{"weather":[]}"#)
    #expect(stand.send("PUT", "/_/weather", body: "rain").status == 400)
    #expect(stand.send("PUT", "/_/gateway", body: "decline all").text.contains("decline all"))
    #expect(stand.get("/g1/api/v1/orders/1/payment/3").contains(#""success":false"#))
    #expect(stand.send("PUT", "/_/gateway", body: "sometimes").status == 400)
  }

  /// Who asks, and whether they may.
  @Test(
    "is closed to pages of other sites and to foreign names",
    arguments: [
      ("Host", "localhost:8080", 200), ("Host", "127.0.0.1:8080", 200), ("Host", "[::1]:8080", 200),
      ("Host", "10.0.2.2:8080", 200), ("Host", "evil.example", 403),
      ("Host", "127.0.0.1.evil.example", 403), ("Origin", "http://evil.example", 403),
      ("Origin", "http://localhost:8080", 200), ("Sec-Fetch-Site", "cross-site", 403),
      ("Sec-Fetch-Site", "same-site", 403), ("Sec-Fetch-Site", "same-origin", 200),
    ])
  func strangers(name: String, value: String, status: Int) {
    let headers = [(name: name, value: value)]
    #expect(stand.send("POST", "/_/reset", headers: headers).status == status)
    #expect(stand.send("POST", "/w/local/_/reset", headers: headers).status == status)
  }

  @Test("is closed to other machines, but for the secret")
  func machines() throws {
    #expect(stand.send("GET", "/_/worlds", from: "192.168.1.7").status == 403)
    let open = try Stand { $0.secret = "0123456789abcdef" }
    let key = { (secret: String) in (name: "X-FakeNFT-Secret", value: secret) }
    #expect(open.send("GET", "/_/worlds", from: "192.168.1.7").status == 403)
    #expect(
      open.send("GET", "/_/worlds", headers: [key("0123456789abcdeX")], from: "192.168.1.7").status
        == 403)
    #expect(
      open.send("GET", "/_/worlds", headers: [key("0123456789abcdef")], from: "192.168.1.7").status
        == 200)
  }

  @Test("lists what there is, and knows its methods")
  func index() {
    #expect(stand.get("/_/").contains("/_/snapshot"))
    #expect(stand.send("GET", "/_/milk").status == 404)
    #expect(stand.send("PUT", "/_/reset").status == 405)
  }
}
