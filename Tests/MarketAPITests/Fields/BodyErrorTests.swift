import MarketAPI
import Testing

@Suite("A body that was not understood")
struct BodyErrorTests {
  private func error(_ body: [UInt8], _ type: String? = nil) -> APIBodyError? {
    do throws(APIBodyError) {
      _ = try APIFields(query: [], body: body, contentType: type, known: APIParameter.order)
      return nil
    } catch {
      return error
    }
  }

  private func error(_ body: String, _ type: String? = nil) -> APIBodyError? {
    error(Array(body.utf8), type)
  }

  @Test(
    "is told by what is wrong with it",
    arguments: [
      (#"{"nfts":["a""#, APIBodyError.brokenJSON), (#"{"nfts":["a"]} x"#, .brokenJSON),
      ("{'nfts':[]}", .brokenJSON), (#""nfts=a"#, .brokenJSON), (#"["a","b"]"#, .jsonList),
      (#"{"nfts":["a"],"nfts":["b"]}"#, .repeatedKey),
      (#"{"nfts":["a"],"\u006efts":["b"]}"#, .repeatedKey),
      (#"{"nfts":{"a":1}}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":[["a"]]}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":[1.5]}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":[1e400]}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":[99999999999999999999]}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":true}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nfts":["\ud800"]}"#, .badField("nfts", "is not a list of ids")),
      (#"{"nft":["a"]}"#, .unknownFields(["nft"])), ("nft=a&b=c", .unknownFields(["nft", "b"])),
      ("hello world", .unknownFields([])), ("<nfts>a</nfts>", .unknownFields([])),
      ("null", .unknownFields([])), ("nfts=%FF", .notText), ("%FF", .notText),
    ])
  func kinds(_ body: String, _ expected: APIBodyError) {
    #expect(error(body) == expected)
  }

  @Test("may be nested a hundred thousand deep", arguments: ["[", #"{"a":"#])
  func depth(_ opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    #expect(error(#"{"nfts":"# + deep) == .brokenJSON)
    let closing = String(repeating: opening == "[" ? "]" : "}", count: 100_000)
    #expect(error(#"{"nfts":"# + deep + "1" + closing + "}") == .brokenJSON)
  }

  @Test("may be binary, another encoding, or a form of several parts")
  func binary() {
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) == .notText)
    #expect(error(Array("nfts=a".utf8) + [0]) == .notText)
    #expect(error("{\"nfts\":[]}".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == .notText)
    #expect(error(Array("nfts=".utf8) + [0xCF, 0xF0]) == .notText)
    let part = "--b\r\nContent-Disposition: form-data; name=\"nfts\"\r\n\r\na\r\n--b--\r\n"
    #expect(error(part) == .multipart)
    #expect(error("nfts=a", "multipart/form-data; boundary=b") == .multipart)
  }

  @Test(
    "is not one whose type alone is wrong",
    arguments: [
      ("nfts=a", "application/json"), (#"{"nfts":["a"]}"#, "application/x-www-form-urlencoded"),
      ("nfts=a", "text/plain"), (#"{"nfts":["a"],"x":[[1e999]]}"#, ""),
    ])
  func types(_ body: String, _ type: String) {
    #expect(error(body, type) == nil)
  }

  @Test("has a stable code and a sentence, and a colon in a text is no member")
  func words() {
    #expect(APIBodyError.brokenJSON.code == "body.broken-json")
    #expect(
      APIBodyError.unknownFields(["nft", "b"]).sentence
        == "The body has no known field, only “nft”, “b”.")
    #expect(error(#"{"nfts":["a"],"b":{"c:d\"":1,"e":2},"f":":{[\\"}"#) == nil)
  }
}
