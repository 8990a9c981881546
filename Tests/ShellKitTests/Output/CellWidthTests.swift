import ShellKit
import Testing

/// The process of these tests never calls `setlocale`: its locale is C throughout.
struct CellWidthTests {
  @Test(
    "A text has the cells a terminal gives it",
    arguments: [
      ("", 0), ("Nacho", 5), ("Ёжик — ещё", 10), ("café", 4), ("cafe\u{301}", 4),
      ("и\u{306}", 1), ("й", 1), ("中文", 4), ("ｆｕｌｌ", 8), ("ｶﾅ", 2), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("★★★☆☆", 5), ("…", 1), ("ไทย", 3), ("हिन्दी", 5),
      ("אב", 2), ("─┼", 2), ("\u{E0B0}", 1),
    ])
  func measuresLetters(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(
    "What is drawn as one picture has two cells",
    arguments: [
      "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇷🇺", "🏳️‍🌈", "1️⃣", "❤️", "❤️‍🔥", "☝🏽", "⌚", "🫨",
    ])
  func measuresEmoji(text: String) {
    #expect(CellWidth.of(text) == 2)
  }

  @Test("A picture asked for as text, or by itself text, has one cell")
  func measuresTextPresentation() {
    #expect(CellWidth.of("❤") == 1)
    #expect(CellWidth.of("❤\u{FE0E}") == 1)
    #expect(CellWidth.of("a\u{FE0F}") == 1)
  }

  @Test("A text has the cells of its characters together")
  func measuresMixedText() {
    #expect(CellWidth.of("a中👨‍👩‍👧и\u{306}🇷🇺") == 1 + 2 + 2 + 1 + 2)
  }

  @Test(
    "Without the C library's table the estimate is the same",
    arguments: [
      ("é", 1), ("Ж", 1), ("\u{301}", 0), ("中", 2), ("한", 2), ("ア", 2), ("Ａ", 2), ("😀", 2),
      ("🇷", 1),
      ("★", 1), ("\u{200B}", 0), ("\u{1160}", 0), ("𠀀", 2), ("א", 1),
    ] as [(Unicode.Scalar, Int)])
  func estimates(scalar: Unicode.Scalar, cells: Int) {
    #expect(CellWidth.estimate(scalar) == cells)
  }
}
