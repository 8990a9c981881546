internal import Market
internal import ShellKit

extension MarketSession {
  func sessionCommands() -> [Command] {
    [
      Command(
        "help", area: "Session",
        [Command.Argument("<command>", isOptional: true, isRepeated: true)],
        summary: "list the commands, or explain one", run: help),
      Command("more", area: "Session", summary: "show the next rows of the last list", run: more),
      Command(
        "open", area: "Session", [Command.Argument("<row|link>")],
        summary: "open a picture, site or link in the system's browser", run: open),
      Command(
        "source", area: "Session", [Command.Argument("<file>")],
        summary: "run the commands of a file"
      ) { (call, shell) throws(Failure) in
        try shell.interpose(DescriptorSource(path: call.arguments[0]))
      },
      Command(
        "set", area: "Session",
        [
          Command.Argument(
            "<setting>", isOptional: true, candidates: Self.words(Settings.names)),
          Command.Argument("<value>", isOptional: true) { before, _ in
            Settings.values(of: before.first ?? "").map { Candidate(text: $0) }
          },
        ], options: [CommandOption("save", "keep it for the next time")],
        summary: "show or change the settings", run: set),
      Command("history", area: "Session", summary: "list the lines you entered", run: history),
      Command(
        "reset", area: "Session", summary: "take your world back to its beginning, after asking",
        details: [
          "The profile, favourites, cart, own NFTs, orders and sorts become what they were first."
        ], run: reset),
      Command(
        "quit", aliases: ["exit"], area: "Session", summary: "leave"
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

  private func open(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let word = call.arguments[0]
    guard RowReferences.isReference(word) else {
      guard let link = Link(word) else {
        throw .usage(
          "open", "\(Quotation.of(word)) is neither a row such as #3 nor an http address.")
      }
      try open(link, of: "The link", shell)
      return
    }
    let target = try shell.rows.target(of: word)
    try open(target.address.flatMap { Link($0) }, of: "Row \(word)", shell)
  }

  /// Hands an address to the system's browser, or prints it where there is none.
  func open(_ link: Link?, of whose: String, _ shell: Shell) throws(Failure) {
    guard let link else {
      throw Failure("link.none", "\(whose) has no link to open.")
    }
    let isOpened = surroundings.open(link.text)
    let text: StyledText = .link(link.text, to: link.text, otherwise: .label)
    shell.show(
      .sentence(
        isOpened ? "Opened \(text) in the browser." : text,
        json: ["link": .string(link.text), "opened": .bool(isOpened)]))
  }

  private func set(_ call: Invocation, _ shell: Shell) throws(Failure) {
    if call.arguments.count == 2 {
      try shell.settings.set(call.arguments[0], to: call.arguments[1])
      shell.settingsChanged()
    }
    if call.has("save") { try surroundings.keep(shell.settings) }
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
      shell.show(.sentence("You have entered no lines yet.", json: ["items": []]))
      return
    }
    let facts = lines.enumerated().map { (label: String($0 + 1), value: StyledText($1)) }
    shell.show(
      Screen([.facts(facts)], json: ["items": .array(lines.map { ["line": .string($0)] })]))
  }

  private func reset(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let reset = ResetWorld(ports)
    let request = try worded { () throws(PortError) in try reset.request() }
    shell.preview([
      .paragraph(
        """
        This goes: \(Words.nfts(request.cart)) in the cart, \(Words.nfts(request.owned)) of your \
        own, \(Words.counted(request.favorites, "favourite")), \
        \(Words.counted(request.orders, "order")), your profile and sorts. Then all is as it was \
        first.
        """)
    ])
    guard try shell.confirm("Reset?") else {
      shell.show(.sentence("Nothing was reset.", json: ["reset": false]))
      return
    }
    try worded { () throws(PortError) in try reset.confirm(request) }
    shell.show(.sentence("The world is as it was first.", json: ["reset": true]))
  }
}
