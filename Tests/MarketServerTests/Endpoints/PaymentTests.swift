import Foundation
import Market
import MarketContract
import MarketInMemory
import Testing

/// API contract 1.6.
@Suite("A payment over HTTP")
struct PaymentTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let order = "/g1/api/v1/orders/1"
  private let ether = "/g1/api/v1/orders/1/payment/3"

  private var owned: String {
    let text = stand.get("/g1/api/v1/profile/1")
    return text.components(separatedBy: #""nfts":"#).last?.prefix { $0 != "]" }.description ?? ""
  }

  @Test("leaves the cart to be read; the empty PUT behind it delivers")
  func paidThenCleared() {
    #expect(stand.get(ether) == #"{"success":true,"orderId":"1","id":"3"}"#)
    #expect(stand.get(order) == #"{"nfts":["2","3"],"id":"1"}"#)
    #expect(owned == #"["1""#)
    stand.send("PUT", order)
    #expect(stand.get(order) == #"{"nfts":[],"id":"1"}"#)
    #expect(owned == #"["1","2","3""#)
  }

  @Test("of the same cart is one payment, however often it is asked for")
  func repeated() {
    let first = stand.get(ether)
    #expect(stand.get(ether) == first)
    stand.send("PUT", order)
    stand.send("PUT", order, body: "nfts=4")
    #expect(stand.get(ether) == #"{"success":true,"orderId":"2","id":"3"}"#)
  }

  @Test("is completed by one POST, or by one for each NFT; a POST again changes nothing more")
  func posted() {
    _ = stand.get(ether)
    #expect(stand.send("POST", order, body: "nfts=2").text == #"{"nfts":[],"id":"1"}"#)
    stand.send("POST", order, body: "nfts=3")
    stand.send("PUT", order, body: "nfts=null")
    stand.send("POST", order, body: "nfts=3")
    #expect(owned == #"["1","2","3""#)
  }

  @Test("that is declined, or of an empty cart, is an answer of 200 and changes nothing")
  func declined() {
    behaves(.declineNext)
    #expect(stand.get(ether).hasPrefix(#"{"success":false"#))
    #expect(stand.get(order) == #"{"nfts":["2","3"],"id":"1"}"#)
    stand.send("PUT", order)
    #expect(stand.get(ether).hasPrefix(#"{"success":false"#))
    #expect(owned == #"["1""#)
  }

  @Test("finds no service while that is away, and pays once when it is back")
  func unavailable() {
    behaves(.unavailable(1))
    let lost = stand.send("GET", ether)
    #expect(lost.status == 503)
    #expect(lost.header("Retry-After") == "1")
    #expect(stand.get(ether) == #"{"success":true,"orderId":"1","id":"3"}"#)
  }

  @Test("goes by the currency numbers of its generation")
  func currencies() {
    #expect(stand.get("/g3b/api/v1/orders/1/payment/7").contains(#""success":true"#))
    #expect(stand.send("GET", "/g1/api/v1/orders/1/payment/7").status == 404)
    #expect(stand.send("GET", "/g3b/api/v1/orders/1/payment/9").status == 404)
  }

  @Test("with a key is one payment, and a POST with a key is answered as it was the first time")
  func keys() {
    let key = [(name: "Idempotency-Key", value: "k1")]
    let first = stand.send("GET", ether, headers: key).text
    #expect(stand.send("GET", ether, headers: key).text == first)
    stand.send("POST", order, headers: key, body: "nfts=2,3")
    stand.send("PUT", order, body: "nfts=4")
    let again = stand.send("POST", order, headers: key, body: "nfts=2,3")
    #expect(again.text == #"{"nfts":[],"id":"1"}"#)
    #expect(stand.get(order) == #"{"nfts":["4"],"id":"1"}"#, "a repeated POST clears nothing more")
    #expect(stand.send("POST", order, headers: key, body: "nfts=5").status == 422)
  }

  private func behaves(_ mood: GatewayMood) {
    stand.behavior.mood = mood
  }
}
