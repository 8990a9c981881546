import Foundation
import MarketAPI
import Testing

@Suite("Bytes")
struct WritingTests {
  private func json(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.string(text)
    return json.bytes
  }

  @Test(
    "of a text are escaped as RFC 8259 asks, and nothing else is",
    arguments: [
      ("", #""""#), ("Ж 🦊 é / '", #""Ж 🦊 é / '""#), ("a\"b\\c", #""a\"b\\c""#),
      ("\n\r\t\u{0}\u{1F}", #""\n\r\t\u0000\u001f""#), ("\u{7F}\u{2028}", "\"\u{7F}\u{2028}\""),
      ("\u{FEFF}ｆ", #""\ufeffｆ""#),
    ])
  func escapes(_ text: String, _ expected: String) throws {
    #expect(String(decoding: json(text), as: UTF8.self) == expected)
    let back = try JSONDecoder().decode(String.self, from: Data(json(text)))
    #expect(back.utf8.elementsEqual(text.utf8))
  }

  @Test("of nested values have a comma between any two")
  func nesting() {
    var json = JSONWriter()
    json.object { json in
      json.member("a", ["x", "y"])
      json.member("b") { $0.member("c", true) }
      json.key("d")
      json.list([[], [1, 2]]) { json, numbers in
        json.list(numbers) { $0.integer($1) }
      }
      json.member("e", ifAny: nil)
      json.member("f", -1)
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":["x","y"],"b":{"c":true},"d":[[],[1,2]],"f":-1}"#)
  }

  /// The values are the published test vectors of FNV-1a with 64 bits.
  @Test("have a tag that is theirs")
  func tags() {
    #expect(EntityTag(of: []).text == "\"cbf29ce484222325\"")
    #expect(EntityTag(of: Array("a".utf8)).text == "\"af63dc4c8601ec8c\"")
    #expect(EntityTag(of: Array("foobar".utf8)).text == "\"85944171f73967e8\"")
  }

  @Test("have a tag that headers name")
  func headers() {
    let tag = EntityTag(of: Array("a".utf8))
    for header in [tag.text, "*", "\"b\", \(tag.text)", "W/\(tag.text)", " \(tag.text) "] {
      #expect(tag.isNamed(in: header))
    }
    #expect(tag.isNamed(in: tag.text, isStrong: true))
    #expect(!tag.isNamed(in: "W/\(tag.text)", isStrong: true))
    for header in ["", "\"b\"", "af63dc4c8601ec8c", ","] { #expect(!tag.isNamed(in: header)) }
  }
}
