internal import Market
internal import ShellKit

/// Commands that set how the pretend payment service behaves.
extension MarketSession {
  func gatewayCommands() -> [Command] {
    [
      Command(
        "gateway", area: "Payment",
        summary: "tell how the pretend payment service behaves"
      ) { [self] (_, shell) throws(Failure) in try showMood(shell) },
      Command(
        "gateway normal", area: "Payment", summary: "let every payment succeed at once"
      ) { [self] (_, shell) throws(Failure) in
        try set(.normal, shell)
      },
      Command(
        "gateway decline", area: "Payment",
        [
          Command.Argument(
            "next|all", isOptional: true, candidates: Self.words(["next", "all"]))
        ],
        summary: "decline the next payment, or all of them"
      ) { [self] (call, shell) throws(Failure) in
        switch call.arguments.first ?? "next" {
        case "next": try set(.declineNext, shell)
        case "all": try set(.declineAll, shell)
        case let word:
          throw .usage(
            "gateway", "The gateway declines next or all, not \(Quotation.of(word)).")
        }
      },
      Command(
        "gateway slow", area: "Payment", [Command.Argument("<time>")],
        summary: "let each answer take a time such as 300ms or 2s, at most 60s"
      ) { [self] (call, shell) throws(Failure) in
        let delay = try Self.milliseconds(call.arguments[0])
        try worded { () throws(PortError) in try desk.set(delay: delay) }
        try showMood(shell)
      },
      Command(
        "gateway unavailable", area: "Payment", [Command.Argument("<times>", isOptional: true)],
        summary: "let the next payment, or so many, find no service"
      ) { [self] (call, shell) throws(Failure) in
        let word = call.arguments.first ?? "1"
        guard let times = Int(word), (1...1_000).contains(times) else {
          throw .usage(
            "gateway", "The times are a number from 1 to 1000, not \(Quotation.of(word)).")
        }
        try set(.unavailable(times), shell)
      },
    ]
  }

  /// `300ms`, `2s`, at most a minute.
  private static func milliseconds(_ word: String) throws(Failure) -> Int {
    let (digits, factor) =
      word.hasSuffix("ms")
      ? (word.dropLast(2), 1) : (word.hasSuffix("s") ? word.dropLast() : "", 1_000)
    guard let number = Int(digits), (0...60_000).contains(number), number * factor <= 60_000 else {
      throw .usage(
        "gateway", "The time is one such as 300ms or 2s, at most 60s, not \(Quotation.of(word)).")
    }
    return number * factor
  }

  private func set(_ mood: GatewayMood, _ shell: Shell) throws(Failure) {
    try worded { () throws(PortError) in try desk.set(mood) }
    try showMood(shell)
  }

  private func showMood(_ shell: Shell) throws(Failure) {
    let behavior = try worded { () throws(PortError) in try desk.behavior() }
    let (word, sentence): (String, StyledText) =
      switch behavior.mood {
      case .normal: ("normal", "Payments succeed.")
      case .declineNext: ("decline next", "The next payment will be declined.")
      case .declineAll: ("decline all", "Every payment will be declined, until gateway normal.")
      case .unavailable(let times):
        (
          "unavailable \(times)",
          "The payment service will not answer \(Words.counted(times, "time"))."
        )
      }
    let delay = behavior.delay
    let slowness: StyledText = delay == 0 ? "" : " Each answer takes \(delay) ms."
    shell.show(
      .sentence(
        sentence + slowness,
        json: ["gateway": .string(word), "delayMilliseconds": .integer(delay)]))
  }
}
