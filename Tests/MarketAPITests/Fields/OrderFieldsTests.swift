import MarketAPI
import Testing

/// Every row of API contract 1.5 that is about an order.
@Suite("The fields of an order")
struct OrderFieldsTests {
  private func nfts(_ query: String = "", _ body: String = "") throws -> [String] {
    let target = APITarget("/api/v1/orders/1?\(query)".utf8)
    let fields = try APIFields(
      query: target.query, body: Array(body.utf8), known: APIParameter.order)
    return try OrderUpdate(fields).nfts.map(\.description)
  }

  @Test(
    "in a body are a list, however it is written",
    arguments: [
      "nfts=a,b", "nfts=a%2Cb", "nfts=a, b", "nfts=a&nfts=b&id=1", "nfts=a&nfts=b",
      "&nfts=a&nfts=b", "id=1&nfts=a,b", #"{"nfts":["a","b"]}"#, #"{"id":"1","nfts":["a","b"]}"#,
      #""nfts=a&nfts=b""#, "nfts=A,NULL,B", "nfts=a,null,b,[],", "nfts=a+,+b", "\u{FEFF}nfts=a,b",
      " \r\nnfts=a,b\r\n", "nfts=a&other=x&nfts=b", "\u{FEFF} {\"nfts\":[\"A\",null,\"b\"]}",
      #"{"nfts":"a,b"}"#,
    ])
  func body(_ body: String) throws {
    #expect(try nfts("", body) == ["a", "b"])
  }

  @Test(
    "in a query are the same",
    arguments: ["nfts=a&nfts=b", "nfts=a,b", "nfts=a, b", "nfts=a,%20b", "nfts=a%2cb"])
  func query(_ query: String) throws {
    #expect(try nfts(query) == ["a", "b"])
  }

  @Test("in JSON may be numbers")
  func numbers() throws {
    #expect(try nfts("", #"{"id":"1","nfts":[1,2]}"#) == ["1", "2"])
    #expect(try nfts("", #"{"nfts":[1,"2"]}"#) == ["1", "2"])
  }

  @Test("in both are those of the query, then those of the body")
  func both() throws {
    #expect(try nfts("nfts=a", "nfts=b") == ["a", "b"])
  }

  @Test(
    "clear the order in each of these forms",
    arguments: [
      ("", "nfts=null"), ("", ""), ("", "nfts="), ("", "id=1&nfts="), ("", "id=1"),
      ("", #"{"nfts":[]}"#), ("nfts=null", ""), ("nfts=", ""), ("", "&"), ("", "{}"),
      ("", #"{"nfts":null}"#), ("", "nfts=[]"), ("", "nfts"), ("", #""nfts=""#),
    ])
  func clearing(_ query: String, _ body: String) throws {
    #expect(try nfts(query, body) == [])
  }

  @Test("keep the order in which they were sent, and repeats for the domain to drop")
  func order() throws {
    #expect(try nfts("", "nfts=c,a,b,a") == ["c", "a", "b", "a"])
  }

  @Test("are not more than ten thousand ids")
  func tooMany() {
    let ids = repeatElement("1", count: 10_001).joined(separator: ",")
    for body in ["nfts=" + ids, #"{"nfts":[\#(ids)]}"#] {
      #expect(throws: APIBodyError.tooMany("nfts", limit: 10_000)) { try nfts("", body) }
    }
  }
}
