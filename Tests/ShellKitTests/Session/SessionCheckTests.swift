import Testing

@testable import ShellKit

@Suite("The check of a session")
struct SessionCheckTests {
  private func check(_ text: String) throws -> SessionCheck {
    let checker = SessionChecker { (sink) throws(Failure) in
      let stage = Stage()
      return Shell(table: stage.shell.table, output: sink, display: .pipe)
    }
    return try checker.check(SessionScript(text))
  }

  @Test(
    "passes where every line prints what is expected",
    arguments: [
      ("say a\n#= a\n", 1), ("", 0), ("# why\n\nsay a; say b\n#= a\n#= b\n", 1),
      ("say ''\n#=\nsay ' a'\n#=  a\n", 2), ("fail\n#= It failed.\nsay a\n#= a\n", 2),
      ("bogus\n#= There is no command “bogus”. Type help for the commands.\n", 1),
      ("remove 7\n#= Remove 7? [y/N]\ny\n#= removed\n", 2),
      ("say a\n#= a\nquit\n", 2),
    ])
  func passing(text: String, count: Int) throws {
    let check = try check(text)
    #expect(check.passes)
    #expect(
      check.report(name: "tour.nft") == "tour.nft: \(count) commands, all as expected.\n")
  }

  @Test("reports each command that parts from the session, and what differs")
  func difference() throws {
    let check = try check(
      "say a\n#= a\n\nsay 'b\u{7}'; say c; say d\n#= x\n#= c\n#= y\nfail\nsay e\n#= e\n")
    #expect(!check.passes)
    #expect(
      check.report(name: "a/tour.nft") == """
        a/tour.nft:4: say 'b\\u{7}'; say c; say d
        - x
        + b\\u{7}
          c
        - y
        + d
        a/tour.nft:8: fail
        + It failed.

        """)
  }

  @Test("reports lines that are missing, and lines that are new")
  func missing() throws {
    #expect(
      try check("say a\n#= a\n#= b\n").report(name: "t") == "t:1: say a\n  a\n- b\n")
    #expect(try check("say a\n").report(name: "t") == "t:1: say a\n+ a\n")
    #expect(try check("# a\n#= b\n").report(name: "t") == "t:1: # a\n- b\n")
  }

  @Test("tells an expected blank line from none")
  func blanks() throws {
    #expect(try check("say ''\n#=\n").passes)
    #expect(try !check("say ''\n").passes)
    #expect(try !check("say a\n#= a\n#=\n").passes)
    #expect(try check("say a; say ''\n#= a\n#=\n").passes)
  }

  @Test("reports the line at which the session ended early")
  func earlyEnd() throws {
    let check = try check("say a\n#= a\nquit\nsay b\n#= b\nsay c\n")
    #expect(!check.passes)
    #expect(check.report(name: "t") == "t:4: the session ended before this line\n")
  }

  @Test("reports expected output above the first command")
  func strays() throws {
    let check = try check("#= x\nsay a\n#= a\n")
    #expect(!check.passes)
    #expect(check.report(name: "t") == "t:1: expected output stands above the first command\n")
  }

  @Test("writes what was printed into the session, which then passes")
  func update() throws {
    let script = try check("# why\nsay a\n#= x\n\nsay ''; fail\nsay b\n#= b\n#= c\n").updated
    #expect(
      script.text == "# why\nsay a\n#= a\n\nsay ''; fail\n#=\n#= It failed.\nsay b\n#= b\n")
    #expect(try check(script.text).passes)
  }

  @Test("leaves what is expected of lines that were not reached as it is")
  func updateAfterEnd() throws {
    let text = "quit\nsay b\n#= b\n# c\n"
    #expect(try check(text).updated.text == text)
    #expect(try !check(text).passes)
  }

  @Test("is at fault where a line was not reached that is a command or expects something")
  func notReached() throws {
    #expect(try check("say a\n#= a\nquit\n\n# The end.\n").passes)
    #expect(try !check("quit\n\nsay b\n").passes)
    #expect(try !check("quit\n# a\n#= b\n").passes)
  }

  @Test("gives what is printed at the end of the input to the last line")
  func endOfInput() throws {
    let text = """
      remove 7
      #= Remove 7? [y/N]
      #= There was no answer to “Remove 7?”: nothing was changed.

      """
    #expect(try check(text).passes)
    #expect(try check("remove 7\n").updated.text == text)
  }

  @Test("keeps expected output above the first command when it is written")
  func updateStrays() throws {
    let text = "#= x\n#=\nsay a\n#= a\n"
    #expect(try check(text).updated.text == text)
  }

  @Test("escapes what is expected, which may come from anybody")
  func hostile() throws {
    #expect(
      try check("say a\n#= a\n#= \u{1B}[2J\u{202E}\n").report(name: "t")
        == "t:1: say a\n  a\n- \\e[2J\\u{202E}\n")
  }

  @Test("passes after an update, whatever line ends were printed")
  func lineEnds() throws {
    let script = try check("say --csv '\u{301}a\rb'\nsay --csv '\r'\n").updated
    #expect(try check(script.text).passes)
  }

  @Test("escapes the name of the session")
  func name() throws {
    #expect(try check("").report(name: "a\u{1b}") == "a\\e: 0 commands, all as expected.\n")
  }

  @Test("is not made where there is no shell")
  func noShell() {
    let checker = SessionChecker { (_) throws(Failure) in throw Failure("x", "No store.") }
    #expect(throws: Failure("x", "No store.")) { try checker.check(SessionScript("say a")) }
  }
}
