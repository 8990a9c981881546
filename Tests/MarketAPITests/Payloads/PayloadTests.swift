import Foundation
import Market
import MarketAPI
import Testing

@Suite("Payloads")
struct PayloadTests {
  private static let nft = """
    {"createdAt":"2023-10-08T07:43:22.944Z[GMT]","name":"Myrna",
    "images":["https://a.example/1.png"],"rating":4,"description":"",
    "price":1.234567890123456789,"author":"Ann",
    "id":"7773E33C-EC15-4230-A102-92426A3A6D5A"}
    """

  private func nft(_ text: String) throws -> NFTPayload {
    try JSONDecoder().decode(NFTPayload.self, from: Data(text.utf8))
  }

  @Test("an NFT keeps its price to the last of eighteen decimals, and its id in lower case")
  func exactPrice() throws {
    let value = try nft(Self.nft).nft(in: nil)
    #expect(value.price.wei == 1_234_567_890_123_456_789)
    #expect(value.id.rawValue == "7773e33c-ec15-4230-a102-92426a3a6d5a")
    #expect(value.createdAt.description == "2023-10-08T07:43:22.944Z")
    #expect(value.website == nil && value.number == nil)
  }

  @Test(
    "an NFT with a field outside the contract is refused, and the field is named",
    arguments: [
      ("\"rating\":4", "\"rating\":6", "rating"),
      ("1.234567890123456789", "-1", "price"),
      ("1.234567890123456789", "1e30", "price"),
      ("1.234567890123456789", "0.0000000000000000001", "price"),
      ("https://a.example/1.png", "ftp://a.example/1.png", "images"),
      ("[\"https://a.example/1.png\"]", "[]", "images"),
      ("2023-10-08T07:43:22.944Z[GMT]", "yesterday", "createdAt"),
      ("\"Myrna\"", "\"\"", "name"),
    ])
  func refusals(_ old: String, _ new: String, _ field: String) throws {
    let payload = try nft(Self.nft.replacingOccurrences(of: old, with: new))
    let error = try #require(throws: PayloadError.self) { try payload.nft(in: nil) }
    #expect(error.field == field)
  }

  @Test("a user's rating is a whole number in a text, and null fields are empty")
  func user() throws {
    let text = """
      {"name":"Ann","avatar":null,"description":null,"website":"","nfts":["a","b"],
      "rating":"112","id":"x"}
      """
    let user = try JSONDecoder().decode(UserPayload.self, from: Data(text.utf8)).user()
    #expect(user.rating == 112 && user.description.isEmpty && user.avatar == nil)
    #expect(user.website == nil && user.nftCount == 2)
    let wrong = text.replacingOccurrences(of: "112", with: "11.2")
    let payload = try JSONDecoder().decode(UserPayload.self, from: Data(wrong.utf8))
    #expect(throws: PayloadError("rating", "is no whole number")) { try payload.user() }
  }

  @Test("a currency without a short ticker goes by its long one")
  func currency() throws {
    let text = """
      {"title":"Ethereum","name":"ETHEREUM","image":"https://a.example/e.png","id":"7"}
      """
    let payload = try JSONDecoder().decode(CurrencyPayload.self, from: Data(text.utf8))
    let currency = try payload.currency(numbered: 6)
    #expect(currency.ticker == "ETHEREUM" && currency.number == 6 && currency.id.rawValue == "7")
  }
}
