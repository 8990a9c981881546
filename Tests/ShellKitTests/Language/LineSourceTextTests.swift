import Testing

@testable import ShellKit

@Suite("A split line")
struct LineSourceTextTests {
  @Test(
    "keeps each command as it was typed, without the blanks around it",
    arguments: [
      ("cart add 7", ["cart add 7"]), ("  cart   add 'a b' ", ["cart   add 'a b'"]),
      ("a 1 ; b  2;c", ["a 1", "b  2", "c"]), ("a # why", ["a"]), ("a; # why", ["a"]),
      ("'a;b' ; c", ["'a;b'", "c"]), (#"a\;b;c"#, [#"a\;b"#, "c"]), (";;a ;", ["a"]),
      ("a\u{301};б̆;家", ["a\u{301}", "б̆", "家"]), ("\u{3000}a\u{3000};b", ["a", "b"]),
      (" \"\" ", ["\"\""]),
    ])
  func sources(line: String, expected: [String]) throws {
    #expect(try LineSplitter.split(line).map(\.source) == expected)
  }

  @Test(
    "has a word on each side of a blank of any script",
    arguments: ["\u{A0}", "\u{2003}", "\u{3000}", "\u{2028}", "\u{85}", "\u{1680}", "\t", "\r"])
  func blanks(blank: String) throws {
    #expect(try LineSplitter.split("\(blank)a\(blank)b\(blank)").map(\.words) == [["a", "b"]])
    #expect(try LineSplitter.split("a\(blank)#b").map(\.words) == [["a"]])
    #expect(try LineSplitter.split("'a\(blank)b'").map(\.words) == [["a\(blank)b"]])
  }

  @Test("keeps characters that only look like blanks, and marks on a quote")
  func lookalikes() throws {
    #expect(try LineSplitter.split("a\u{200B}b").map(\.words) == [["a\u{200B}b"]])
    #expect(try LineSplitter.split("'a'\u{301}").map(\.words) == [["a\u{301}"]])
    #expect(try LineSplitter.split("a ;\u{301}b").map(\.words) == [["a"], ["\u{301}b"]])
  }

  @Test("may have words of ten thousand characters, in time")
  func longWords() throws {
    let word = String(repeating: "ж'", count: 5_000)
    let time = try ContinuousClock().measure {
      let commands = try LineSplitter.split("say \(Quoting.quoted(word)); say \(word)")
      #expect(
        commands.map(\.words) == [["say", word], ["say", String(repeating: "ж", count: 5_000)]])
    }
    #expect(time < .seconds(5))
  }

  @Test("may have ten thousand commands, in time")
  func manyCommands() throws {
    let line = Array(repeating: "a b", count: 10_000).joined(separator: ";")
    let time = try ContinuousClock().measure {
      let commands = try LineSplitter.split(line)
      #expect(commands.count == 10_000)
    }
    #expect(time < .seconds(5))
  }
}
