internal import ShellKit

/// A session is written as it was read, whatever its text and whatever was printed.
struct SessionTarget: FuzzTarget {
  func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let script = SessionScript(text)
    let again = SessionScript(script.text)
    expect(again == script, "a session is read as it was written")
    expect(areIdentical(again.text, script.text), "a session is written once and for all")
    checkExpectations(of: script, printing: text)
    checkUpdate(of: script)
  }

  /// What was printed becomes what is expected, as `--update` does: here the session's own text.
  private func checkExpectations(of script: SessionScript, printing text: String) {
    guard !script.steps.isEmpty else { return }
    let lines = SessionScript.lines(of: text)
    var updated = script
    updated.steps[0].expected = lines
    let read = SessionScript(updated.text)
    let expected = read.steps.first?.expected ?? []
    expect(read.steps.count == script.steps.count, "what was printed is no line of the session")
    expect(
      expected.count == lines.count && zip(expected, lines).allSatisfy { areIdentical($0, $1) },
      "what was printed is what is expected")
  }

  /// A session that expects what it printed passes; what is reported before steers no terminal.
  private func checkUpdate(of script: SessionScript) {
    let checker = SessionChecker { (sink) throws(Failure) in
      Shell(table: Sayings.table, output: sink, display: .pipe)
    }
    do throws(Failure) {
      let first = try checker.check(script)
      let report = first.report(name: "session.nft")
      for line in report.unicodeScalars.split(separator: "\n") { Harm.expectNone(in: String(line)) }
      let second = try checker.check(SessionScript(first.updated.text))
      expect(second.passes || !script.strays.isEmpty, "what was updated passes")
    } catch {
      fatalError("not kept: a session is checked: \(error.message)")
    }
  }
}
