/// Puts answers, questions and messages where they belong, in the format asked for.
///
/// What it writes it also tells the recorder, as a pipe would have got it.
final class Presenter {
  let sink: any OutputSink
  var display: Display
  var format = Settings.Format.text
  /// Keeps the session in a file; nil while nothing is recorded.
  var recorder: SessionRecorder?
  /// Whether a person can leaf through what is longer than the screen.
  var pages = false

  init(sink: any OutputSink, display: Display) {
    self.sink = sink
    self.display = display
  }

  func show(_ screen: Screen) {
    switch format {
    case .json: write(screen.json().text + "\n")
    case .csv: write(screen.csv)
    case .text: write(screen.blocks, on: display, to: .standard, isPaged: true)
    }
  }

  /// Shows what a question is about: beside the answers, or where they are for a program, aside.
  func preview(_ blocks: [Block]) {
    if format == .text {
      write(blocks, on: display, to: .standard)
    } else {
      write(blocks, on: .pipe, to: .error)
    }
  }

  /// Shows a question that the next command answers.
  func question(_ question: String) {
    write(question + "\n", to: format == .text ? .standard : .error)
  }

  /// Shows a message; `place` is no part of a record, which has lines of its own.
  func report(_ failure: Failure, at place: Place?, withCode: Bool, toPerson: Bool) {
    if format == .json { return write(failure.json.text + "\n", to: .error) }
    let code = withCode ? " [\(failure.code)]" : ""
    let text = failure.message + code
    recorder?.printed(Escaping.visible(text) + "\n")
    // A person's screen is wrapped between words; a script's messages are left to who reads them.
    let message = StyledText((place?.prefix ?? "") + text, .failure)
    let renderer = Renderer(display: toPerson ? display : .pipe)
    sink.write(renderer.render([.paragraph(message)]), to: .error)
  }

  /// Shows a line of a script before its answer; a record has the line already.
  func echo(_ text: String) {
    sink.write(text + "\n", to: .standard)
  }

  private func isTooLong(_ text: String) -> Bool {
    guard let height = display.height else { return false }
    return text.utf8.count { $0 == UInt8(ascii: "\n") } >= height
  }

  private func write(_ text: String, to stream: Stream = .standard) {
    recorder?.printed(text)
    sink.write(text, to: stream)
  }

  private func write(
    _ blocks: [Block], on display: Display, to stream: Stream, isPaged: Bool = false
  ) {
    let text = Renderer(display: display).render(blocks)
    if let recorder {
      recorder.printed(display == .pipe ? text : Renderer(display: .pipe).render(blocks))
    }
    if isPaged, pages, isTooLong(text), Pager.show(text) { return }
    sink.write(text, to: stream)
  }
}
