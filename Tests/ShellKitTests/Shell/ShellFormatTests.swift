import Testing

@testable import ShellKit

@Suite("What a shell prints")
struct ShellFormatTests {
  @Test("is JSON or CSV for one command, or for all by a setting")
  func formats() throws {
    let once = try Stage.run("say a --json; say b; say c --csv\nsay d")
    #expect(once.out == "{\"said\":\"a\"}\nb\nsaid\nc\nd\n")
    let always = try Stage.run("say a; say b --csv; say c", ["json": "on"])
    #expect(always.out == "{\"said\":\"a\"}\nsaid\nb\n{\"said\":\"c\"}\n")
  }

  @Test("takes up a setting at once")
  func settings() throws {
    let stage = try Stage.run("set json on; say a; set json off; say b")
    #expect(stage.out == "{\"said\":\"a\"}\nb\n")
  }

  @Test("is JSON on the error stream for an error of a JSON command")
  func errors() throws {
    let expected = "{\"error\":{\"code\":\"stage.failed\",\"message\":\"It failed.\"}}\n"
    #expect(try Stage.run("fail --json").errors == expected)
    let stage = try Stage.run("fail", ["json": "on"])
    #expect(stage.errors == expected)
    #expect(stage.out.isEmpty)
    #expect(try Stage.run("say 'a", ["json": "on"]).errors.hasPrefix("{\"error\":{"))
    #expect(try Stage.run("bogus --json", ["json": "on"]).errors.contains("usage.unknown-command"))
  }

  @Test("is JSON for a mistake in a command that asks for JSON, wherever it asks")
  func usage() throws {
    for line in ["bogus --json", "--json", "say --json", "fail more --json", "say --jso --json"] {
      let errors = try Stage.run("\(line)\nsay a").errors
      #expect(errors.hasPrefix("{\"error\":{\"code\":\"usage."), "\(line): \(errors)")
    }
    #expect(!(try Stage.run("bogus --csv").errors.contains("{")))
    #expect(!(try Stage.run("say a --json; bogus").errors.contains("{")))
  }

  @Test("is what was asked for last")
  func lastFormat() throws {
    #expect(try Stage.run("say a --json --csv").out == "said\na\n")
    #expect(try Stage.run("say a --csv --json").out == "{\"said\":\"a\"}\n")
    #expect(try Stage.run("say a --json --csv --json").out == "{\"said\":\"a\"}\n")
    #expect(try Stage.run("say a --csv", ["json": "on"]).out == "said\na\n")
  }

  @Test("has codes of errors where they are asked for")
  func codes() throws {
    #expect(try Stage.run("fail", ["codes": "on"]).errors == "It failed. [stage.failed]\n")
    #expect(try Stage.run("fail --csv").errors == "It failed.\n")
  }

  @Test("escapes what an error quotes")
  func hostile() throws {
    let stage = try Stage.run("'b\u{1b}[2J\u{202e}'")
    #expect(stage.errors.contains(#"“b\e[2J\u{202E}”"#))
  }

  @Test("ends the shell when it can't be written")
  func failure() {
    let sink = ClosedSink()
    let shell = Shell(table: CommandTable([]), output: sink, display: .pipe)
    shell.add(TextSource("bogus\nbogus"))
    shell.settings.keepGoing = true
    #expect(shell.run() == .outside)
    #expect(sink.writes == 1)
  }
}
