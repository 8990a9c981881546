import Testing

@testable import ShellKit

@Suite("Lines that go on")
struct LineContinuationTests {
  /// Splits lines as they come; nil where the last of them is unfinished.
  private func split(_ lines: [String]) -> (text: String, commands: [CommandWords])? {
    var splitter = LineSplitter(lines[0])
    for line in lines.dropFirst() {
      if let commands = try? splitter.finish() { return (splitter.text, commands) }
      splitter.append(line)
    }
    return (try? splitter.finish()).map { (splitter.text, $0) }
  }

  @Test(
    "are one command from where they broke off",
    arguments: [
      (["say 'a", "b' c"], ["say", "a\nb", "c"]), (["say \"a\\", "b\""], ["say", "ab"]),
      (["say \"a\\\\", "b\""], ["say", "a\\\nb"]), (["say a\\", "b"], ["say", "ab"]),
      (["say a \\", "#3"], ["say", "a", "#3"]), (["say '", "", "'"], ["say", "\n\n"]),
      (["say 'a\\", "b'"], ["say", "a\\\nb"]), (["\\", "say a"], ["say", "a"]),
      (["say 'a", "b", "c' 'd", "e'"], ["say", "a\nb\nc", "d\ne"]),
    ])
  func words(lines: [String], expected: [String]) throws {
    let whole = try #require(split(lines))
    #expect(whole.commands.map(\.words) == [expected])
    #expect(whole.commands[0].source == whole.text)
  }

  @Test(
    "begin a comment at their start alone", arguments: [(["\\", "#3"], 0), ([";\\", "#3"], 1)])
  func comments(lines: [String], count: Int) throws {
    #expect(try #require(split(lines)).commands.count == count)
  }

  @Test("come to the same as their text split at once", arguments: [UInt64](1...8))
  func atOnce(seed: UInt64) throws {
    var words = SeededWords(seed: seed)
    for _ in 0..<500 {
      let text = (0..<12).map { _ in words.word() }.joined()
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      guard let whole = split(lines.map { String($0) }) else { continue }
      #expect(try LineSplitter.split(whole.text) == whole.commands, "seed \(seed): \(text)")
    }
  }
}
