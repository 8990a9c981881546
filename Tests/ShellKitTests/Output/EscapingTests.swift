import ShellKit
import Testing

struct EscapingTests {
  @Test(
    "Hidden and steering characters are shown by name",
    arguments: [
      ("a\u{1B}[31mb", "a\\e[31mb"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"),
      ("\t", "\\t"), ("\0", "\\u{0}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}2J", "\\u{9B}2J"),
      ("user\u{202E}gpj", "user\\u{202E}gpj"), ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
      ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
      ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
      ("a\u{200B}b\u{FEFF}c\u{2060}", "a\\u{200B}b\\u{FEFF}c\\u{2060}"),
      ("a\u{E0041}", "a\\u{E0041}"), ("a\u{AD}b", "a\\u{AD}b"), ("a\u{3164}b", "a\\u{3164}b"),
      ("\u{FFF9}", "\\u{FFF9}"),
      ("a\u{200D}b", "a\\u{200D}b"), ("\u{200D}", "\\u{200D}"), ("a\u{200C}b", "a\\u{200C}b"),
      ("\u{61C}\u{200D}\u{628}", "\\u{61C}\\u{200D}\u{628}"),
      ("\u{FE0F}", "\\u{FE0F}"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
      ("❤\u{E0101}", "❤\\u{E0101}"),
    ])
  func shows(text: String, shown: String) {
    expectSameScalars(Escaping.visible(text), shown)
  }

  @Test(
    "Ordinary text in any script stays as it is",
    arguments: [
      "", "plain ~!", "back\\slash", "Ёжик", "и\u{306}", "中文", "日本\u{3000}語", "👨‍👩‍👧‍👦",
      "🏳️‍🌈", "👩🏽‍🚀", "1️⃣", "❤︎", "می\u{200C}خواهم", "क्\u{200D}ष", "a\u{A0}b", "葛\u{E0100}",
    ])
  func keeps(text: String) {
    expectSameScalars(Escaping.visible(text), text)
  }

  @Test("Noncharacters are shown", arguments: [0xFDD0, 0xFFFE, 0x1FFFF, 0x10FFFF] as [UInt32])
  func showsNoncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    expectSameScalars(Escaping.visible("a\(scalar)"), "a\\u{\(digits)}")
  }

  @Test("Files keep line ends, tabs and marks, and lose controls")
  func escapesControlsOnly() {
    expectSameScalars(
      Escaping.withoutControls("a\tb\r\n\u{1B}[2J\u{200F}\u{85}"),
      "a\tb\r\n\\e[2J\u{200F}\\u{85}")
  }

  /// Strings compare by canonical equivalence, which would hide a changed spelling.
  private func expectSameScalars(_ text: String, _ expected: String) {
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
