internal import ShellKit

/// The splitter takes any line, and reads a quoted word back as it was.
struct LineTarget: FuzzTarget {
  func check(_ bytes: [UInt8]) {
    let line = String(decoding: bytes, as: UTF8.self)
    checkAnyLine(line)
    checkQuoting(line)
  }

  private func checkAnyLine(_ line: String) {
    do throws(LineSplitter.Unfinished) {
      for command in try LineSplitter.split(line) {
        expect(!command.words.isEmpty, "a command has words")
        expect(!command.source.isEmpty, "a command has a source")
        _ = Suggestion.nearest(to: command.words[0], among: ["catalog", "cart", "profile"])
      }
    } catch {
      expect(error.failure.status == .usage, "what is unfinished are wrong words")
    }
  }

  /// The line is taken for one word, and each part of it between commas for a word of its own.
  private func checkQuoting(_ line: String) {
    let words = [line] + line.split(separator: ",").map(String.init)
    let quoted = words.map { Quoting.quoted($0) }.joined(separator: " ")
    let commands = try? LineSplitter.split("say " + quoted)
    expect(commands?.count == 1, "quoted words are one command")
    let read = commands?.first?.words.dropFirst() ?? []
    expect(
      read.count == words.count && zip(read, words).allSatisfy { areIdentical($0, $1) },
      "quoted words are read back as they were")
  }
}
