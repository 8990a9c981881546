import ShellKit
import Testing

struct JSONTests {
  @Test("Members keep the order written, on one compact line")
  func keepsOrder() {
    let json: JSON = [
      "z": 1, "a": ["b": [], "c": [:], "d": nil], "items": [true, false, -7, "x"],
    ]
    #expect(json.text == #"{"z":1,"a":{"b":[],"c":{},"d":null},"items":[true,false,-7,"x"]}"#)
  }

  @Test(
    "Strings are escaped as RFC 8259 asks, and what steers a terminal as well",
    arguments: [
      ("", #""""#), ("Ёжик 中 👨‍👩‍👧", #""Ёжик 中 👨‍👩‍👧""#), (#"a"b\c/"#, #""a\"b\\c/""#),
      ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#), ("\0\u{1B}\u{1F}", #""\u0000\u001b\u001f""#),
      ("\r\n", #""\r\n""#), ("\u{7F}\u{85}\u{9F}", #""\u007f\u0085\u009f""#),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202E}\u{2066}", #""\u202e\u2066""#),
      ("\u{200E}\u{200F}\u{61C}", #""\u200e\u200f\u061c""#),
      ("\u{A0}\u{FFFF}", "\"\u{A0}\u{FFFF}\""),
      ("и\u{306}", "\"и\u{306}\""),
    ])
  func escapes(text: String, json: String) {
    #expect(Array(JSON.string(text).text.utf8) == Array(json.utf8))
  }

  @Test("Keys are escaped as strings are; the largest numbers are exact")
  func keysAndNumbers() {
    #expect(
      JSON.object([("a\"\n", .integer(.max)), ("b", .integer(.min))]).text
        == #"{"a\"\n":9223372036854775807,"b":-9223372036854775808}"#)
    let price = "0.25"
    #expect((["price": "\(price)"] as JSON).text == #"{"price":"0.25"}"#)
  }
}
