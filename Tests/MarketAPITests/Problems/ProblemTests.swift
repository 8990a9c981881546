import MarketAPI
import Testing

@Suite("A problem")
struct ProblemTests {
  private func text(_ problem: APIProblem?) -> String? {
    problem.map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test("is an object of RFC 9457 without empty members, and is read back")
  func body() {
    let problem = APIProblem(
      status: 404, code: "nft.not-found", detail: "There is no NFT 999.", nearest: "99")
    #expect(
      text(problem)
        == #"{"title":"Not Found","status":404,"code":"nft.not-found","#
        + #""detail":"There is no NFT 999.","nearest":"99"}"#)
    #expect(APIProblem(status: 404, body: problem.body) == problem)
  }

  @Test("of another server is read as far as it goes")
  func strangers() {
    #expect(
      APIProblem(status: 500, body: Array(#"{"title":"Oops","extra":[1]}"#.utf8))
        == APIProblem(status: 500, detail: "Oops"))
    for body in ["", "<html>", "[]", #"{"code":7}"#] {
      #expect(APIProblem(status: 500, body: Array(body.utf8)) == nil)
    }
  }

  @Test("with a body says what the route takes and that nothing was changed")
  func fields() throws {
    let route = try #require(APIRoute.of(.replaceOrder))
    let problem = APIProblem(.unknownFields(["nft"]), of: route)
    #expect(problem.status == 400 && problem.code == "body.unknown-fields")
    #expect(problem.detail == "The body has no known field, only “nft”. Nothing was changed.")
    #expect(problem.nearest == "nfts")
    #expect(problem.expected == "A form such as nfts=…, or a JSON object with these keys.")
  }

  @Test("with a path names what is near, or the methods that there are")
  func paths() {
    let target = APITarget("/api/v1/nfts".utf8)
    let problem = APIProblem(APIMatch(method: "GET", target), target, method: "GET")
    #expect(problem?.status == 404 && problem?.nearest == "GET /api/v1/nft")
    let order = APITarget("/api/v1/orders/1".utf8)
    let other = APIProblem(APIMatch(method: "PATCH", order), order, method: "PATCH")
    #expect(other?.status == 405 && other?.expected == "GET, PUT, POST, HEAD, OPTIONS")
    #expect(APIProblem(APIMatch(method: "GET", order), order, method: "GET") == nil)
  }
}
