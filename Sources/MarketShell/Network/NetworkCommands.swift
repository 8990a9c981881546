internal import Market
internal import ShellKit

/// Commands about the server beside the shell, and the weather on the way to it.
extension MarketSession {
  func networkCommands() -> [Command] {
    [
      Command(
        "serve", area: "Server",
        [
          Command.Argument("on|off", isOptional: true, candidates: Self.words(["on", "off"]))
        ],
        options: [CommandOption("port", value: "N", "the port; else 8080, or one that is free")],
        summary: "serve this store to apps from inside the shell, or no more",
        details: [
          "Requests appear above the prompt as they come; requests lists them.",
          "nft serve does the same without a shell.",
        ], run: serve),
      Command(
        "net", area: "Server",
        [Command.Argument("<weather>", isOptional: true, isRepeated: true, candidates: weather)],
        summary: "tell or change what goes wrong between apps and the server",
        details: [
          "The weather is normal, slow 800ms, drop 20%, offline, cut, or a status such as 503 or "
            + "429 retry 2; a path behind it such as /orders narrows it.",
          "A script's weather ends with the script.",
        ], run: net),
      Command(
        "requests", area: "Server", options: [.limit],
        summary: "list the last requests of apps"
      ) { [self] (call, shell) throws(Failure) in
        let limit = try min(call.number("limit") ?? 20, 1_000)
        shell.show(RequestsScreen.list(try reachable().requests(limit)))
      },
      Command(
        "request", area: "Server", [Command.Argument("<n>")],
        summary: "show one request: its fields, and the command that it equals", run: request),
    ]
  }

  private func weather(_ before: [String], _ beginning: String) -> [Candidate] {
    let words =
      switch before.first {
      case nil: ["normal", "slow", "drop", "offline", "cut", "503", "429"]
      case "slow"? where before.count == 1: ["300ms", "800ms", "2s"]
      case "drop"? where before.count == 1: ["20%", "50%"]
      case "429"? where before.count == 1: ["retry"]
      default: ["/orders", "/profile", "/nft", "/collections", "/users", "/currencies"]
      }
    return words.map { Candidate(text: $0) }
  }

  private func serve(_ call: Invocation, _ shell: Shell) throws(Failure) {
    switch call.arguments.first ?? "on" {
    case "on":
      let port = try call.number("port")
      if let port, port > 65_535 {
        throw .usage("port", "A port is a number from 0 to 65535, not \(port).")
      }
      let lines = try reachable().serve(port: port)
      shell.show(
        Screen(
          lines.map { .text(StyledText($0)) },
          json: ["serving": true, "addresses": .array(lines.map(JSON.string))]))
    case "off":
      let wasServing = try reachable().endServing()
      shell.show(
        .sentence(
          wasServing ? "The server has ended." : "There was no server.", json: ["serving": false]))
    case let word:
      throw .usage("serve", "A server is on or off, not \(Quotation.of(word)).")
    }
  }

  private func net(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let network = try reachable()
    let isTold = !call.arguments.isEmpty
    let weather = isTold ? try network.order(call.arguments) : try network.present()
    if isTold {
      if !shell.isInteractive, call.arguments != ["normal"] {
        shell.atEndOfScript { _ = try? network.order(["normal"]) }
      }
    }
    let words =
      weather.isEmpty
      ? "The weather is normal: every request is answered."
      : "The weather: \(weather.listed(", ")). For fair weather: net normal."
    shell.show(
      .sentence(StyledText(words), json: ["weather": .array(weather.map(JSON.string))]))
  }

  private func request(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let word = call.arguments[0]
    guard let number = Int(word), let found = try reachable().request(number) else {
      throw Failure(
        "request.not-found",
        "There is no request \(Quotation.of(word)) any more. The last ones: requests.")
    }
    shell.show(RequestsScreen.one(found))
  }

  private func reachable() throws(Failure) -> any NetworkControl {
    if let network { return network }
    throw Failure("server.none", "This session can have no server: its store is in memory.")
  }
}
