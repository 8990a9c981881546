import ShellKit
import Testing

struct CSVTests {
  @Test(
    "A text is quoted where it must be and guarded where it looks like a formula",
    arguments: [
      ("plain", "plain"), ("Ёжик", "Ёжик"), ("a b", "a b"), ("a,b", "\"a,b\""),
      ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
      ("=1+1", "'=1+1"), ("+7", "'+7"), ("-2", "'-2"), ("@SUM", "'@SUM"), ("\tx", "'\tx"),
      ("\r=x", "\"'\r=x\""), ("=\"a\",1", "\"'=\"\"a\"\",1\""), ("a=1", "a=1"),
      ("a\u{1B}[2J", "a\\e[2J"), ("=\u{301}1", "'=\u{301}1"), ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
  func textCells(text: String, field: String) {
    #expect(Array(CSV.text([[.text(text), .text("x")]]).utf8) == Array("\(field),x\n".utf8))
  }

  @Test("A number is never guarded, though quoted where it must be")
  func numbers() {
    #expect(CSV.text([[.number("-0.25"), .number("+1"), .number("1,5")]]) == "-0.25,+1,\"1,5\"\n")
  }

  @Test("Rows end in a line feed; empty cells keep their places")
  func rows() {
    #expect(CSV.text([]) == "")
    #expect(CSV.text([[.text("a"), .text("")], [.text(""), .text("")]]) == "a,\n,\n")
    #expect(CSV.text([[.text("")]]) == "\"\"\n")
  }
}
