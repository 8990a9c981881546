/// Plays a session as if somebody typed it: commands appear letter by letter, comments as captions.
///
/// A key cuts a pause short; ^C hands the session over to a live prompt in the same world.
package final class DemoSource: LineSource {
  private var steps: ArraySlice<SessionScript.Step>
  private let pace: DemoPace
  private let output: any OutputSink
  private let display: () -> Display
  private let keys: DemoKeys?
  private let handOver: () -> (any LineSource)?
  private var live: (any LineSource)?
  private var isSkipping = false
  private var isFirstStop = true

  /// Plays to `output`; `handOver` gives what reads the lines of a person who takes over.
  package init(
    _ script: SessionScript, pace: DemoPace, output: any OutputSink,
    display: @escaping () -> Display, handOver: @escaping () -> (any LineSource)?
  ) {
    steps = script.steps[...]
    self.pace = pace
    self.output = output
    self.display = display
    self.handOver = handOver
    keys = display().width == nil || pace.speed == nil ? nil : DemoKeys()
  }

  package var isInteractive: Bool { true }

  /// What is played goes on after a wrong answer as a script does: its next line is a command.
  package var asksAgain: Bool { live != nil }

  package func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    if let live { return try live.nextLine(prompt: prompt) }
    while let step = steps.popFirst() {
      if step.isCommand {
        guard type(step.line, after: prompt()) else {
          return try takeOver()?.nextLine(prompt: prompt)
        }
        return (step.line, Place(nil, line: step.number))
      }
      guard caption(step.line) else { return try takeOver()?.nextLine(prompt: prompt) }
    }
    keys?.stop()
    return nil
  }

  package func continuation() throws(Failure) -> String? {
    if let live { return try live.continuation() }
    guard let step = steps.popFirst() else { return nil }
    if type(step.line, after: Prompt("…> ")) { return step.line }
    _ = takeOver()
    return nil
  }

  package func answer(to question: Prompt, initial: String) -> LineResult {
    if let live { return live.answer(to: question, initial: initial) }
    while let step = steps.popFirst() {
      guard step.isCommand else { continue }
      if type(step.line, after: question) { return .line(step.line) }
      _ = takeOver()
      return .interrupted
    }
    return .endOfInput
  }

  private func takeOver() -> (any LineSource)? {
    keys?.stop()
    output.write("\n", to: .standard)
    live = handOver()
    return live
  }

  /// Shows a line being typed; false when the person takes over.
  private func type(_ line: String, after prompt: Prompt) -> Bool {
    isSkipping = false
    let isWaiting = pace.isStepped && keys != nil
    if isWaiting, isFirstStop { show("Any key goes on; ^C hands over the prompt.", .muted) }
    output.write(prompt.rendered(on: display()), to: .standard)
    if isWaiting, keys?.wait(nil) == .interrupt { return false }
    isFirstStop = false
    for character in line {
      output.write(Escaping.visible(String(character)), to: .standard)
      guard pause(45) else { return false }
    }
    guard pause(400) else { return false }
    output.write("\n", to: .standard)
    return true
  }

  /// Shows a comment as a caption, and leaves time to read it; false when the person takes over.
  private func caption(_ line: String) -> Bool {
    isSkipping = false
    let text = line.drop { $0 == "#" || $0.isWhitespace }
    guard !text.isEmpty else {
      output.write("\n", to: .standard)
      return pause(300)
    }
    show(String(text), .accent)
    return pause(600 + 35 * text.count)
  }

  private func show(_ text: String, _ style: Style) {
    let block = Block.paragraph(StyledText(text, style))
    output.write(Renderer(display: display()).render([block]), to: .standard)
  }

  /// Waits; false when the person takes over. After a key the rest of the step is not waited for.
  private func pause(_ milliseconds: Int) -> Bool {
    guard let keys, !isSkipping else { return true }
    switch keys.wait(pace.pause(milliseconds)) {
    case .time: return true
    case .key:
      isSkipping = true
      return true
    case .interrupt: return false
    }
  }
}
