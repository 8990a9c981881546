import Testing

@testable import ShellKit

@Suite("A quotation")
struct QuotationTests {
  @Test("is whole up to sixty characters, and then cut")
  func length() {
    let sixty = String(repeating: "ж", count: 60)
    #expect(Quotation.of(sixty) == "“\(sixty)”")
    #expect(Quotation.of(sixty + "ж") == "“\(sixty.dropLast())…”")
    #expect(Quotation.of("") == "“”")
  }

  @Test("shows what would steer a terminal")
  func escaped() {
    #expect(Quotation.of("a\u{1b}[2Jb") == #"“a\e[2Jb”"#)
    #expect(Quotation.of("a\nb\u{202e}c\u{7}") == #"“a\nb\u{202E}c\u{7}”"#)
  }

  @Test("cuts between whole characters, before it escapes")
  func cut() {
    let families = String(repeating: "👨‍👩‍👧", count: 61)
    #expect(Quotation.of(families) == "“" + String(repeating: "👨‍👩‍👧", count: 59) + "…”")
    #expect(
      Quotation.of(String(repeating: "\u{1b}", count: 60))
        == "“" + String(repeating: #"\e"#, count: 60) + "”")
  }
}
