internal import Glibc
internal import Market
internal import MarketSeed
internal import ShellKit

/// Sessions that run in a world of their own: checked, or played.
extension Composition {
  /// Runs sessions in a fresh world each, and tells where they part from what they expect.
  func check(
    _ files: [String], update: Bool, _ launch: LaunchArguments
  ) throws(Failure) -> ExitStatus {
    let checker = SessionChecker { (sink) throws(Failure) in
      try self.rehearse(launch, sink, .rehearsal())
    }
    var status = ExitStatus.done
    for file in files {
      let text = try TextFile(path: file).read()
      let check = try checker.check(SessionScript(text))
      if update { try TextFile(path: file).write(check.updated.text) }
      if !update, !check.passes { status = .failed }
      let written = write(update ? "\(file): updated.\n" : check.report(name: file))
      if written != .done { return written }
    }
    return status
  }

  /// Plays a session, a shipped one by name or a file; ^C hands over a live prompt.
  func play(
    _ name: String, _ pace: DemoPace, _ launch: LaunchArguments, _ settings: Settings
  ) throws(Failure) -> ExitStatus {
    let shipped = Demos.text(of: name)
    let text = if let shipped { shipped } else { try self.text(of: name) }
    Interrupts.watch()
    let shell = try rehearse(launch, output, .rehearsal(wait: Patience.wait))
    // A demo plays the same for everybody: of the person's settings only the colour counts.
    shell.settings.color = settings.color
    measure(shell)
    let demo = DemoSource(
      SessionScript(text), pace: pace, output: output, display: { [unowned shell] in shell.display }
    ) { [unowned shell] in
      guard let editor = LineEditor(program: "nft") else { return nil }
      Interaction(shell: shell, editor: editor, history: History(path: nil)).prepare()
      return EditorSource(editor)
    }
    shell.add(demo)
    return shell.run()
  }

  /// The text of a session's file; a word that is no file may have been meant as a shipped one.
  private func text(of path: String) throws(Failure) -> String {
    guard access(path, F_OK) != 0 else { return try TextFile(path: path).read() }
    let near = Suggestion.nearest(to: path, among: Demos.names)
    let advice =
      near.isEmpty
      ? " Shipped are \(Demos.names.joined(separator: ", "))." : Suggestion.question(near)
    throw Failure(
      "demo.not-found", "There is no session \(Quotation.of(path)).\(advice)", status: .usage)
  }

  /// A shell in a fresh world in memory, or in the store that was named.
  private func rehearse(
    _ launch: LaunchArguments, _ sink: any OutputSink, _ providers: Providers
  ) throws(Failure) -> Shell {
    let store = try openStore(at: launch.store ?? Self.memory, seedData: launch.seedData)
    // A store that stays has a log that stays: no session may undo what another one did.
    let id = launch.store == nil ? "rehearsal" : SystemValues.identifiers.next()
    let session = Session(id: Session.ID(id), origin: .script)
    return try makeShell(store, sink, session, providers)
  }
}
