import Testing

@testable import ShellKit

@Suite("A source of lines")
struct ContinuationTests {
  /// A source that says nothing of itself but its lines.
  private final class Lines: LineSource {
    private var lines: [String]
    private(set) var prompts: [Prompt] = []

    init(_ lines: String...) { self.lines = lines }

    func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
      prompts.append(prompt())
      return lines.isEmpty ? nil : (lines.removeFirst(), Place("lines", line: prompts.count))
    }
  }

  @Test("goes on with its next line, and with none at its end")
  func continuation() throws {
    let source = Lines("a", "b")
    #expect(try source.continuation() == "a")
    #expect(try source.nextLine(prompt: { Prompt("> ") })?.text == "b")
    #expect(try source.continuation() == nil)
    #expect(source.prompts == [Prompt(""), Prompt("> "), Prompt("")])
  }

  @Test("has nobody sitting there, and so no answers")
  func defaults() {
    let source = Lines("a")
    #expect(!source.isInteractive)
    #expect(source.answer(to: Prompt("Remove? "), initial: "y") == .endOfInput)
    #expect(source.prompts.isEmpty)
  }

  @Test("whose last line is unfinished is told so, with the place of that line")
  func unfinished() {
    for (line, beginning) in [
      ("say 'b", "lines:2: A quote '"), ("say \\", "lines:2: The line ends"),
    ] {
      let stage = Stage(Lines("say a", line))
      #expect(stage.run() == .usage)
      #expect(stage.out == "a\n")
      #expect(stage.errors.hasPrefix(beginning), "\(stage.errors)")
    }
  }

  @Test("of a person drops an unfinished line that is not gone on with")
  func dropped() {
    let stage = Stage(Person("say 'b", "say c", continuations: [nil]))
    #expect(stage.run() == .done)
    #expect(stage.out == "c\n")
    #expect(stage.errors.isEmpty)
  }

  @Test("of a person is asked for as many lines as it takes")
  func several() {
    let stage = Stage(Person("say 'a", "say d", continuations: ["b", "c'; say e"]))
    #expect(stage.run() == .done)
    #expect(stage.out.replacing("\\n", with: "\n") == "a\nb\nc\ne\nd\n")
  }

  @Test("may not hold a quote open for more than 1 MiB")
  func endless() {
    let line = String(repeating: "a", count: 1 << 19)
    let stage = Stage(TextSource("say '\(line)\n\(line)\n\(line)'\nsay b", name: "long.nft"))
    #expect(stage.run() == .usage)
    #expect(stage.errors == "long.nft:1: A quote is open for more than 1 MiB; close it.\n")
  }

  @Test("loses a line end after a backslash, also within double quotes, and not within single ones")
  func backslash() throws {
    for (text, out) in [
      ("say a\\\nb", "ab\n"), ("say \"a\\\nb\"", "ab\n"), ("say \"a \\\n b\"; say c", "a  b\nc\n"),
      ("say 'a\\\nb'", "a\\\nb\n"), ("say \"a\\\\\nb\"", "a\\\nb\n"),
    ] {
      #expect(try Stage.run(text).out.replacing("\\n", with: "\n") == out, "\(text)")
    }
  }
}
