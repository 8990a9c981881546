/// The commands that every shell has, whatever it is about.
package struct ShellCommands {
  private let area: String
  private let surroundings: ShellSurroundings

  /// Commands that stand under the heading `area` in the help.
  package init(area: String, surroundings: ShellSurroundings) {
    self.area = area
    self.surroundings = surroundings
  }

  /// The commands, to be put into a table.
  package var group: CommandGroup {
    CommandGroup(
      [
        "help", "more", "source", "record", "set", "timing", "history", "quit", "exit",
      ]
    ) { all }
  }

  private var all: [Command] {
    [
      Command(
        "help", area: area,
        [Command.Argument("<command>", isOptional: true, isRepeated: true)],
        summary: "list the commands, or explain one", run: help),
      Command("more", area: area, summary: "show the next rows of the last list", run: more),
      Command(
        "source", area: area, [Command.Argument("<file>")],
        summary: "run the commands of a file"
      ) { (call, shell) throws(Failure) in
        try shell.interpose(DescriptorSource(path: call.arguments[0]))
      },
      Command(
        "record", area: area, [Command.Argument("<file>|off")],
        summary: "write this session into a new file, until record off",
        details: ["The file is a session like any other: it can be run, played and checked."],
        run: record),
      Command(
        "set", area: area,
        [
          Command.Argument("<setting>", isOptional: true) { _, _ in
            Settings.names.map { Candidate(text: $0) }
          },
          Command.Argument("<value>", isOptional: true) { before, _ in
            Settings.values(of: before.first ?? "").map { Candidate(text: $0) }
          },
        ], options: [CommandOption("save", "keep it for the next time")],
        summary: "show or change the settings", run: set),
      Command(
        "timing", area: area,
        [Command.Argument("on|off") { _, _ in ["on", "off"].map { Candidate(text: $0) } }],
        summary: "show how long each command takes, or no more"
      ) { (call, shell) throws(Failure) in
        try shell.settings.set("timing", to: call.arguments[0])
      },
      Command("history", area: area, summary: "list the lines you entered", run: history),
      Command(
        "quit", aliases: ["exit"], area: area, summary: "leave"
      ) { (_, shell) throws(Failure) in shell.end() },
    ]
  }

  private func help(_ call: Invocation, _ shell: Shell) throws(Failure) {
    if call.arguments.isEmpty {
      shell.show(HelpScreen.screen(of: shell.table))
      return
    }
    guard let found = shell.table.find(call.arguments), found.rest.isEmpty else {
      throw shell.table.unknown(call.arguments)
    }
    shell.show(HelpScreen.screen(of: found.command, in: shell.table))
  }

  private func more(_ call: Invocation, _ shell: Shell) throws(Failure) {
    guard let next = shell.more else {
      throw Failure("list.end", "There are no more rows: the last list was shown to its end.")
    }
    try next()
  }

  private func record(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let name = call.arguments[0]
    guard name == "off" else {
      if shell.recording != nil {
        throw Failure(
          "record.twice", "The session is being recorded already; end it by record off.")
      }
      let recorder = try surroundings.record(name)
      shell.show(
        .sentence("Recording into \(Quotation.of(name)).", json: ["recording": .string(name)]))
      shell.record(recorder)
      return
    }
    guard shell.recording != nil else {
      throw Failure("record.none", "The session is not being recorded.")
    }
    let failure = shell.recording?.failure
    shell.record(nil)
    if let failure {
      throw Failure(
        "record.incomplete", "Not all was recorded: \(failure.reason).", status: .outside)
    }
    shell.show(
      .sentence(
        "The recording has ended. To fit it to a fresh world: nft check FILE --update.",
        json: ["recording": nil]))
  }

  private func set(_ call: Invocation, _ shell: Shell) throws(Failure) {
    if call.arguments.count == 2 {
      var settings = shell.settings
      try settings.set(call.arguments[0], to: call.arguments[1])
      if call.has("save") { try surroundings.keep(settings) }
      shell.settings = settings
      shell.settingsChanged()
    } else if call.has("save") {
      try surroundings.keep(shell.settings)
    }
    let names = call.arguments.isEmpty ? Settings.names : [call.arguments[0]]
    var facts: [(label: String, value: StyledText)] = []
    for name in names {
      guard let value = shell.settings.value(of: name) else {
        let near = Suggestion.nearest(to: name, among: Settings.names)
        throw .usage(
          "unknown-setting",
          "There is no setting \(Quotation.of(name)).\(Suggestion.question(near))")
      }
      facts.append((name, StyledText(value)))
    }
    shell.show(
      Screen([.facts(facts)], json: .object(facts.map { ($0.label, .string($0.value.text)) })))
  }

  private func history(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let lines = try surroundings.history()
    if lines.isEmpty {
      shell.show(
        Screen(
          [.paragraph("You have entered no lines yet.")], json: ["items": []], columns: ["line"]))
      return
    }
    let facts = lines.enumerated().map { (label: String($0 + 1), value: StyledText($1)) }
    shell.show(
      Screen([.facts(facts)], json: ["items": .array(lines.map { ["line": .string($0)] })]))
  }
}
