import Market
import MarketAPI
import Testing

@Suite("The body that a client sends")
struct RequestBodyTests {
  private let ids = [NFT.ID("a-1"), NFT.ID("b-2")]

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("is a list between commas, and null for none")
  func lists() {
    #expect(text(APIRequestBody.list("nfts", ids)) == "nfts=a-1,b-2")
    #expect(text(APIRequestBody.list("likes", [])) == "likes=null")
  }

  @Test("escapes a profile, which the server reads back")
  func profile() throws {
    let edits: [ProfileEdit] = [.name("Имя & +1%"), .website("https://x.y/?a=1&b=2")]
    let body = APIRequestBody.profile(edits)
    #expect(
      text(body)
        == "name=%D0%98%D0%BC%D1%8F%20%26%20%2B1%25&website=https%3A%2F%2Fx.y%2F%3Fa%3D1%26b%3D2")
    let fields = try APIFields(query: [], body: body, known: APIParameter.profile)
    #expect(try ProfileUpdate(fields).edits == edits)
  }

  @Test("is JSON for the generations before tokens, with numbers for the first")
  func json() {
    let numbers = [NFT.ID("12"), NFT.ID("7")]
    #expect(text(APIRequestBody.json("nfts", numbers, .g0)) == #"{"nfts":[12,7]}"#)
    #expect(text(APIRequestBody.json("nfts", numbers, .g1)) == #"{"nfts":["12","7"]}"#)
    #expect(text(APIRequestBody.json("likes", [], .g1)) == #"{"likes":[]}"#)
  }
}
