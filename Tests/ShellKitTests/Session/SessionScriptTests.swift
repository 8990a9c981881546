import Testing

@testable import ShellKit

@Suite("A session script")
struct SessionScriptTests {
  private func steps(_ text: String) -> [[String]] {
    SessionScript(text).steps.map { ["\($0.number)", $0.line] + $0.expected }
  }

  @Test(
    "has lines, each with the output expected below it",
    arguments: [
      ("", []), ("say a\n", [["1", "say a"]]), ("say a", [["1", "say a"]]),
      ("say a\n#= a\nsay b\n", [["1", "say a", "a"], ["3", "say b"]]),
      ("say a\n#= a\n#= b\n", [["1", "say a", "a", "b"]]),
      ("# why\n\nsay a\r\n#= a\r\n", [["1", "# why"], ["2", ""], ["3", "say a", "a"]]),
      ("say a\n#=\n#= \n#=  b \n", [["1", "say a", "", "", " b "]]),
      ("say a\n#=a\n#= #= b\n", [["1", "say a", "a", "#= b"]]),
      ("say a\n # = b\n #= c\n", [["1", "say a"], ["2", " # = b"], ["3", " #= c"]]),
      ("say a\n\n", [["1", "say a"], ["2", ""]]),
    ] as [(String, [[String]])])
  func steps(text: String, expected: [[String]]) {
    #expect(steps(text) == expected)
  }

  @Test("keeps apart expected lines that no command can print")
  func strays() {
    let script = SessionScript("#= a\n#=\nsay b\n#= b\n")
    #expect(script.strays == ["a", ""])
    #expect(script.steps.map(\.expected) == [["b"]])
    #expect(SessionScript("# a\n#= b\n").strays == [])
  }

  @Test(
    "is written back as it was read",
    arguments: [
      "", "say a\n", "say a\n#= a\n#=\n#=  b\n\n# why\nfail\n#= It failed.\n", "\n\n", "#c\n#= d\n",
    ])
  func roundTrip(text: String) {
    #expect(SessionScript(text).text == text)
    #expect(SessionScript(SessionScript(text).text) == SessionScript(text))
  }

  @Test("gives back what was printed, whatever it begins with and however its lines end")
  func printed() {
    let lines = SessionScript.lines(of: "\u{301}a\n\u{200D}\r\nb\rc\r\r\n\n")
    #expect(lines == ["\u{301}a", "\u{200D}", "b\rc", ""])
    var script = SessionScript("say a\n")
    script.steps[0].expected = lines
    #expect(SessionScript(script.text) == script)
  }

  @Test("takes for a comment what the shell takes for one")
  func comments() {
    let lines = SessionScript("#\u{301} a\n \u{2003}# a\na #\n").steps.map(\.isCommand)
    #expect(lines == [false, false, true])
  }

  @Test("is written back with line ends alone, and one space behind each mark")
  func normalized() {
    #expect(SessionScript("say a\r\n#=a\r\r\n#= ").text == "say a\n#= a\n#=\n")
  }
}
