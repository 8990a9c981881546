import HTTPKit
import MarketServer
import Testing

@Suite("The weather")
struct WeatherTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let order = "/api/v1/orders/1"

  private func order(_ words: String) throws {
    stand.service.weather.order(try WeatherOrder(words.split(separator: " ").map(String.init)))
  }

  @Test("that is slow holds answers back")
  func slow() throws {
    try order("slow 800ms")
    #expect(stand.send("GET", order).delay == 800)
    try order("slow 2s /nft")
    #expect(stand.send("GET", "/g1/api/v1/nft/1").delay == 2_000)
    #expect(stand.send("GET", order).delay == 800)
  }

  @Test("that is offline, or drops all, gives no answer, and nothing is done")
  func offline() throws {
    try order("offline")
    #expect(stand.send("PUT", order, body: "nfts=4").status == 0)
    try order("normal")
    #expect(stand.get(order).contains(#"["2","3"]"#))
  }

  @Test("of a status answers so in its place, with the time to come again")
  func statuses() throws {
    try order("429 retry 2 /orders")
    let heard = stand.send("PUT", order, body: "nfts=4")
    #expect(heard.status == 429)
    #expect(heard.header("Retry-After") == "2")
    #expect(stand.send("GET", "/api/v1/profile/1").status == 200)
    try order("normal")
    #expect(stand.get(order).contains(#"["2","3"]"#))
  }

  @Test("that cuts does what was asked, and breaks the answer off")
  func cut() throws {
    try order("cut /orders")
    let heard = stand.send("PUT", order, body: "nfts=4")
    guard case .cut(let response, after: let after) = heard.answer else {
      Issue.record("not cut: \(heard.answer)")
      return
    }
    #expect(after < response.count)
    try order("normal")
    #expect(stand.get(order).contains(#"["4"]"#))
  }

  @Test("drops by chance, the same requests each time")
  func chance() throws {
    func run() throws -> [Bool] {
      try order("drop 50%")
      return (0..<64).map { _ in stand.send("GET", order).status == 0 }
    }
    let first = try run()
    #expect(try run() == first)
    #expect(Set(first).count == 2)
    let other = try Stand { $0.seed = 99 }
    other.service.weather.order(try WeatherOrder(["drop", "50%"]))
    #expect((0..<64).map { _ in other.send("GET", order).status == 0 } != first)
  }

  @Test("may be asked for by one request, and stays away from the surface for shells")
  func header() throws {
    let own = [(name: "X-FakeNFT-Weather", value: "slow 5ms, 503")]
    let heard = stand.send("GET", order, headers: own)
    #expect(heard.status == 503)
    #expect(heard.delay == 5)
    #expect(stand.send("GET", order).status == 200)
    try order("offline")
    #expect(stand.send("GET", "/_/weather").text == #"{"weather":["offline"]}"#)
  }

  @Test("of a latency stays when all else is normal")
  func latency() throws {
    let stand = try Stand { $0.latency = 300 }
    stand.service.weather.order(.normal)
    #expect(stand.send("GET", order).delay == 300)
  }

  @Test(
    "is read from words, and told in the same",
    arguments: [
      "slow 800ms", "drop 20% /orders", "offline", "503 /orders", "429 retry 2", "cut /nft",
    ])
  func words(text: String) throws {
    guard case .fault(let fault) = try WeatherOrder(text.split(separator: " ").map(String.init))
    else {
      Issue.record("no fault")
      return
    }
    #expect(fault.description == text)
  }

  @Test(
    "says what could be typed where words are none",
    arguments: [
      "", "rain", "slow", "slow 0ms", "slow 61s", "slow 99999999999999999999", "drop 0%",
      "drop 101%", "200", "600", "429 retry", "429 retry x", "503 orders", "normal /x",
      "cut /a /b",
    ])
  func refused(text: String) {
    #expect(throws: WeatherError.self) {
      try WeatherOrder(text.split(separator: " ").map(String.init))
    }
  }
}
