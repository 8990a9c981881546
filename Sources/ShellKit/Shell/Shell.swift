/// Reads commands, runs them, shows their answers, and counts what they came to.
///
/// ```swift
/// let shell = Shell(table: table, output: FileDescriptorSink(), display: .pipe)
/// shell.add(TextSource("catalog; rating"))
/// exit(shell.run().rawValue)
/// ```
package final class Shell {
  /// The commands.
  package var table: CommandTable
  /// What the person has set.
  package var settings = Settings()
  /// The rows of the last table.
  package var rows = RowReferences()
  /// Shows the next page of the last list; nil when there is none.
  package var more: (() throws(Failure) -> Void)?
  /// The prompt, asked for before each line.
  package var prompt: () -> Prompt = { Prompt("> ") }
  /// What is told of each command line a person entered, before it runs.
  package var remember: (String) -> Void = { _ in }
  /// Measures the display anew, where there is one to measure.
  package var measure: () -> Void = {}
  /// The time that has passed since some moment, in nanoseconds; nil where no time is shown.
  package var nanoseconds: (() -> UInt64)?

  /// Whether what is longer than the screen is shown a screenful at a time.
  package var pages: Bool {
    get { presenter.pages }
    set { presenter.pages = newValue }
  }

  let presenter: Presenter
  var feed = CommandFeed()
  var answersYes = false
  /// The question whose answer is being read, to be shown before the answer.
  var question: String?
  /// Whether a command is at work: not while a line is typed, completed or prompted for.
  package private(set) var isAtWork = false
  /// A failure that a person was told of already, while its command was at work.
  var told: Failure?
  private var isEnding = false
  private var status = ExitStatus.done

  /// A shell without sources.
  package init(table: CommandTable, output: any OutputSink, display: Display) {
    self.table = table
    presenter = Presenter(sink: output, display: display)
  }

  /// Where answers and messages go.
  package var output: any OutputSink { presenter.sink }

  /// What the place that answers go to can do.
  package var display: Display {
    get { presenter.display }
    set { presenter.display = newValue }
  }

  /// Whether a person sits at the source that is being read.
  package var isInteractive: Bool { feed.isInteractive }

  /// Adds a source that is read after those added before.
  package func add(_ source: any LineSource) { feed.add(source) }

  /// Reads a source before going on with the present one.
  package func interpose(_ source: any LineSource) throws(Failure) { try feed.interpose(source) }

  /// Does something when the script that is being read ends, however it ends.
  package func atEndOfScript(_ action: @escaping () -> Void) { feed.atEnd(action) }

  /// Ends the session after the present command.
  package func end() { isEnding = true }

  /// Reads and runs until the sources are at their end; gives the status to exit with.
  package func run() -> ExitStatus {
    var firstFault = ExitStatus.done
    let wasInteractive = isInteractive
    defer { feed.leaveAll() }
    while !isEnding {
      do throws(Failure) {
        presenter.format = settings.format
        if feed.isCalledByPerson, Interrupts.take() {
          // Also under keep-going: ^C is meant for the script as a whole.
          _ = feed.returnToPerson()
          throw Failure("interrupted", "The script was interrupted.", status: .interrupted)
        }
        guard let words = try nextCommand() else { break }
        status = .done
        try timed { () throws(Failure) in try run(words) }
      } catch {
        status = error.status
        if told != error { report(error) }
        told = nil
        if !isInteractive, !settings.keepGoing, !feed.returnToPerson() { break }
      }
      if firstFault == .done { firstFault = status }
      if let failure = output.failure { return end(for: failure) }
    }
    // Who leaves a prompt is done, whatever the last command came to.
    if wasInteractive { return .done }
    return settings.keepGoing ? firstFault : status
  }

  /// Shows a message about what went wrong.
  package func report(_ failure: Failure) {
    presenter.report(failure, at: feed.place, withCode: settings.codes, toPerson: isInteractive)
  }

  /// Notes what a command came to when that is neither done nor an error that stops a script.
  package func note(_ status: ExitStatus) { self.status = status }

  /// Shows an answer, in the format asked for, and binds its rows.
  ///
  /// `goingOn` tells that the screen goes on with the last list.
  package func show(_ screen: Screen, goingOn: Bool = false) {
    presenter.show(screen)
    if let rows = screen.rows {
      self.rows.bind(rows, first: screen.firstRow, goingOn: goingOn)
    }
  }

  /// Shows what a question is about.
  package func preview(_ blocks: [Block]) { presenter.preview(blocks) }

  /// Takes up settings that have just changed: the rest of this command answers by them.
  package func settingsChanged() {
    presenter.format = settings.format
    measure()
  }

  /// Begins to record the session, or ends it with nil.
  package func record(_ recorder: SessionRecorder?) { presenter.recorder = recorder }

  /// What records the session; nil where nothing does.
  package var recording: SessionRecorder? { presenter.recorder }

  private func timed(_ step: () throws(Failure) -> Void) throws(Failure) {
    let start = nanoseconds?()
    defer {
      if settings.timing, let start, let end = nanoseconds?() {
        let microseconds = (end - start) / 1_000
        let time = "\(microseconds / 1_000).\(microseconds % 1_000 / 100) ms"
        output.write(Renderer(display: display).render(StyledText(time, .muted)) + "\n", to: .error)
      }
    }
    try step()
  }

  private func run(_ words: CommandWords) throws(Failure) {
    answersYes = settings.yes
    // Who asks for JSON also gets the complaint about the command as JSON.
    if words.words.contains("--json") { presenter.format = .json }
    isAtWork = true
    defer { isAtWork = false }
    let invocation = try table.invocation(words.words)
    if let format = invocation.last(of: "json", "csv").flatMap(Settings.Format.init) {
      presenter.format = format
    }
    if invocation.has("yes") { answersYes = true }
    if invocation.has("help") {
      show(HelpScreen.screen(of: invocation.command, in: table))
    } else {
      try invocation.command.run(invocation, self)
    }
  }

  /// The next command; a line that it had to be read from is remembered or echoed.
  func nextCommand() throws(Failure) -> CommandWords? {
    try feed.next(prompt: prompt) { text, source, isCalled in
      // What a called script does stands under the command that called it.
      if !isCalled { presenter.recorder?.heard(text) }
      if source.isInteractive {
        measure()
        remember(text)
      } else if settings.echo, presenter.format == .text, text.contains(where: { !$0.isWhitespace })
      {
        echo(text)
      }
    }?.words
  }

  private func echo(_ text: String) {
    let before = question.map { $0 + " " } ?? prompt().plain
    presenter.echo(before + Escaping.visible(text))
  }

  private func end(for failure: OutputError) -> ExitStatus {
    if !failure.isBrokenPipe { output.write(failure.sentence + "\n", to: .error) }
    return .outside
  }
}
