import ShellKit
import Testing

struct StyledTextTests {
  @Test("An interpolated literal keeps each value's meaning")
  func interpolates() {
    let text: StyledText = "\("Nacho", .title): \(3) for \("0.25", .price)\(StyledText("!"))"
    #expect(text.text == "Nacho: 3 for 0.25!")
    #expect(text.spans.map(\.style) == [.title, .plain, .plain, .plain, .price, .plain])
  }

  @Test("Texts are joined in order, with separators only between them")
  func joins() {
    let parts: [StyledText] = ["a", StyledText("b", .heart), "c"]
    #expect(parts.joined(separator: ", ").text == "a, b, c")
    #expect(([] as [StyledText]).joined(separator: ", ").isEmpty)
    #expect((StyledText("a", .title) + "b").spans.map(\.style) == [.title, .plain])
  }

  @Test("An empty text has no span")
  func isEmpty() {
    #expect(StyledText("").isEmpty)
    #expect(StyledText("", .title) == "")
  }

  @Test(
    "Only printable addresses of the web are given to a terminal",
    arguments: [
      ("https://example.com/1.png", true), ("HTTP://example.com", true),
      ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("https:/x", false),
      ("httpsx://a", false), ("https", false), ("", false), ("https://a b", false),
      ("https://a\u{1B}\\", false), ("https://a\u{7}", false), ("https://пример.рф", false),
      ("https://a/" + String(repeating: "a", count: 2_000), false),
    ])
  func sanitises(address: String, isSafe: Bool) {
    #expect(Hyperlink(address).safeAddress == (isSafe ? address : nil))
  }
}
