import Market
import Testing

@Suite("A link")
struct LinkTests {
  @Test(
    "is an absolute http or https address with a host",
    arguments: [
      "http://a", "https://example.org", "HTTPS://Example.ORG/", "https://example.org:8080/a?b=c#d",
      "https://user:word@example.org/x", "http://[::1]:8080/", "http://127.0.0.1",
      "https://пример.рф/путь", "https://priceless_leavitt.fakenfts.org/",
      "https://code.s3.yandex.net/Mobile/iOS/Currencies/Bitcoin_(BTC).png", "https://a/%20%D0%B9",
      "http://a?b", "http://a#b", "https://a/🦊",
    ])
  func accepted(text: String) {
    #expect(Link(text)?.text == text)
    #expect(Link(text)?.description == text)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "a", "example.org", "//example.org", "/a", "ftp://example.org", "ttps://example.org",
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "http:example.org",
      "http:/example.org", "http:///path", "http://", "https://?a", "https://#a", "https://:80/",
      "https://user@/", "https://user:word@:80", " http://a", "http ://a", "httpss://a", "https//a",
      ":", "://a",
    ])
  func refused(text: String) {
    #expect(Link(text) == nil)
  }

  @Test(
    "has no blank, control, bidirectional or quoting character in it",
    arguments: [
      " ", "\t", "\n", "\r\n", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}",
      "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{2029}", "\u{3000}",
      "\u{FEFF}", "\u{E000}", "\u{FFFF}", "\u{E0001}", "\"", "<", ">", "\\", "^", "`", "{", "|",
      "}",
    ])
  func dangerous(part: String) {
    #expect(Link("https://example.org/a\(part)b") == nil)
    #expect(Link("https://exam\(part)ple.org/") == nil)
    #expect(Link("https://example.org/\(part)") == nil)
  }

  @Test("has at most 2048 bytes")
  func length() {
    let start = "https://example.org/"
    let longest = start + String(repeating: "a", count: Link.longest - start.utf8.count)
    #expect(Link(longest)?.text == longest)
    #expect(Link(longest + "a") == nil)
    #expect(Link(start + String(repeating: "й", count: Link.longest / 2)) == nil)
  }

  @Test(
    "is named by the last part of its path, or by its host",
    arguments: [
      ("https://example.org/nft/1.png", "1.png"), ("https://example.org/nft/", "nft"),
      ("https://example.org", "example.org"), ("https://example.org/", "example.org"),
      ("https://example.org/a.png?b=/c/d#/e", "a.png"), ("https://example.org?x=/y", "example.org"),
    ])
  func named(text: String, name: String) {
    #expect(Link(text)?.name == name)
  }
}
