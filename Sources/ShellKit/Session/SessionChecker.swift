/// Runs a session and compares what it prints with what it expects.
///
/// ```swift
/// let checker = SessionChecker { sink in try makeShell(output: sink) }
/// let check = try checker.check(SessionScript(text))
/// print(check.report(name: "tour.nft"))
/// ```
package struct SessionChecker {
  private let makeShell: (any OutputSink) throws(Failure) -> Shell

  /// `makeShell` gives a shell in a fresh world that writes to the sink.
  package init(makeShell: @escaping (any OutputSink) throws(Failure) -> Shell) {
    self.makeShell = makeShell
  }

  /// Runs every command of the session, also after errors; throws where no shell can be made.
  package func check(_ script: SessionScript) throws(Failure) -> SessionCheck {
    let sink = CapturingSink()
    let shell = try makeShell(sink)
    shell.settings.keepGoing = true
    let source = SessionSource(script, sink)
    shell.add(source)
    _ = shell.run()
    source.collect()
    return SessionCheck(script: script, outputs: source.outputs)
  }
}
