import Testing

@testable import ShellKit

@Suite("A line half typed")
struct PartialLineTests {
  @Test(
    "has whole words, the beginning of one, and the room this takes",
    arguments: [
      ("", [], "", 0), ("ca", [], "ca", 2), ("cart", [], "cart", 4), ("cart ", ["cart"], "", 0),
      ("cart ad", ["cart"], "ad", 2), ("cart  add  7", ["cart", "add"], "7", 1),
      ("a; ca", [], "ca", 2), ("a;ca", [], "ca", 2), ("a;", [], "", 0), ("a; ", [], "", 0),
      ("a; b c", ["b"], "c", 1), (" ca", [], "ca", 2),
    ] as [(String, [String], String, Int)])
  func plain(text: String, words: [String], beginning: String, rawLength: Int) {
    let line = PartialLine(text)
    #expect(line.words == words)
    #expect(line.beginning == beginning)
    #expect(line.rawLength == rawLength)
  }

  @Test(
    "may have a quote open, which belongs to the word being typed",
    arguments: [
      ("show 'bl", ["show"], "bl", 3), ("show 'blood or", ["show"], "blood or", 9),
      ("show \"blood ", ["show"], "blood ", 7), ("show '", ["show"], "", 1),
      ("show 'blood orange' ap", ["show", "blood orange"], "ap", 2),
      ("show 'blood orange'", ["show"], "blood orange", 14), ("show a'b c", ["show"], "ab c", 5),
      (#"show blood\ or"#, ["show"], "blood or", 9), ("show 'a;b", ["show"], "a;b", 4),
      (#"show \'a"#, ["show"], "'a", 3), (#"show 'a\' b"#, ["show", #"a\"#], "b", 1),
      ("show 'a;", ["show"], "a;", 3), (#"show a\;"#, ["show"], "a;", 3),
      (#"show a\ "#, ["show"], "a ", 3), (#"show "a\"b c"#, ["show"], "a\"b c", 7),
    ] as [(String, [String], String, Int)])
  func quotes(text: String, words: [String], beginning: String, rawLength: Int) {
    let line = PartialLine(text)
    #expect(line.words == words)
    #expect(line.beginning == beginning)
    #expect(line.rawLength == rawLength)
  }

  @Test(
    "may be a comment at its end, but for a row",
    arguments: [
      ("#", true), ("# show", true), (" # ", true), ("show #", true), ("show # ap", true),
      ("a; # b", true), ("", false), (" ", false), ("show #3", false), ("show a#", false),
      ("show '#", false), ("show '# ", false), (##"show \#"##, false), ("x;", false),
      ("x; ", false),
    ])
  func comments(text: String, isComment: Bool) {
    #expect(PartialLine(text).isComment == isComment)
  }
}
