import Testing

@testable import ShellKit

@Suite("The line splitter")
struct LineSplitterTests {
  private func words(_ line: String) throws -> [[String]] {
    try LineSplitter.split(line).map(\.words)
  }

  @Test(
    "splits words at blanks and commands at semicolons",
    arguments: [
      ("catalog", [["catalog"]]), ("  cart  add\t7 ", [["cart", "add", "7"]]),
      ("a;b", [["a"], ["b"]]), ("a 1 ; b 2;", [["a", "1"], ["b", "2"]]), (";;a;;", [["a"]]),
      ("", []), ("   ", []), (" ; ", []), ("a\nb", [["a", "b"]]),
    ] as [(String, [[String]])])
  func plain(line: String, expected: [[String]]) throws {
    #expect(try words(line) == expected)
  }

  @Test(
    "takes quotes away and keeps what is inside",
    arguments: [
      ("'a b'", ["a b"]), ("\"a b\"", ["a b"]), ("a'b c'd", ["ab cd"]), ("'a'\"b\"c", ["abc"]),
      ("'a;b' c", ["a;b", "c"]), ("'#a' b", ["#a", "b"]), ("''", [""]), ("a '' b", ["a", "", "b"]),
      ("a \"\"", ["a", ""]), ("''a", ["a"]), ("'it\"s'", ["it\"s"]), ("\"it's\"", ["it's"]),
      (#"'a\b'"#, [#"a\b"#]), (#"'it'\''s'"#, ["it's"]),
    ])
  func quotes(line: String, expected: [String]) throws {
    #expect(try words(line) == [expected])
  }

  @Test(
    "reads backslashes as a shell does",
    arguments: [
      (#"a\ b"#, ["a b"]), (#"a\;b"#, ["a;b"]), ("\\#a", ["#a"]), (#"\\"#, [#"\"#]),
      (#"\a"#, ["a"]), (#"\'a"#, ["'a"]), (#""a\"b""#, ["a\"b"]), (#""a\\b""#, [#"a\b"#]),
      (#""a\nb""#, [#"a\nb"#]), (#""\$\`""#, ["$`"]), (#""\'""#, [#"\'"#]), (#"\  a"#, [" ", "a"]),
    ])
  func backslashes(line: String, expected: [String]) throws {
    #expect(try words(line) == [expected])
  }

  @Test(
    "ends at a comment, but takes a row for a word",
    arguments: [
      ("# all", []), ("  # all", []), ("#3", []), (" #3 a", []), ("a # b", [["a"]]),
      ("a #b; c", [["a"]]), ("a #3", [["a", "#3"]]), ("a #3x # c", [["a", "#3x"]]),
      ("a#b", [["a#b"]]), ("a #", [["a"]]), ("a;#b", [["a"]]), ("a; #3", [["a"], ["#3"]]),
      ("a ''#b", [["a", "#b"]]), ("a #٣", [["a"]]), ("a; # b ; c", [["a"]]),
    ] as [(String, [[String]])])
  func comments(line: String, expected: [[String]]) throws {
    #expect(try words(line) == expected)
  }

  @Test(
    "tells what is opened and not closed",
    arguments: [
      ("a 'b", .quote("'")), ("\"a", .quote("\"")), ("a; 'b;c", .quote("'")),
      (#""a\""#, .quote("\"")), ("'it\"s", .quote("'")), (#"a\"#, .backslash), ("'", .quote("'")),
      (#"'a\"#, .quote("'")),
    ] as [(String, LineSplitter.Unfinished)])
  func unfinished(line: String, expected: LineSplitter.Unfinished) {
    #expect(throws: expected) { try LineSplitter.split(line) }
    #expect(expected.failure.status == .usage)
  }

  @Test("names the quote that is not closed, and the backslash")
  func words() {
    #expect(LineSplitter.Unfinished.quote("'").failure.code == "usage.quote")
    #expect(LineSplitter.Unfinished.quote("'").failure.message.hasPrefix("A quote ' is opened"))
    #expect(LineSplitter.Unfinished.backslash.failure.code == "usage.backslash")
  }
}
