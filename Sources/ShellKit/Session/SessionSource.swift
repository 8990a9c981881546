/// Feeds a session to a shell, and notes which line each output belongs to.
final class SessionSource: LineSource {
  private let steps: [SessionScript.Step]
  private let sink: CapturingSink
  private var next = 0
  /// What each line printed, as lines.
  private(set) var outputs: [[String]] = []

  init(_ script: SessionScript, _ sink: CapturingSink) {
    steps = script.steps
    self.sink = sink
  }

  func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    // What is printed at the end of input still belongs to the last line.
    guard next < steps.count else { return nil }
    collect()
    next += 1
    // Without a name: where a command stands is no part of what it prints.
    return (steps[next - 1].line, Place(nil, line: steps[next - 1].number))
  }

  /// Gives what was printed since the last line to that line.
  func collect() {
    guard next > outputs.count else { return }
    outputs.append(SessionScript.lines(of: sink.all))
    sink.clear()
  }
}
