internal import Market
internal import ShellKit

/// Commands that set how the pretend payment service behaves.
extension MarketSession {
  func gatewayCommands() -> [Command] {
    [
      Command(
        "gateway", area: "Payment",
        summary: "tell how the pretend payment service behaves"
      ) { [self] (_, shell) throws(Failure) in showMood(shell) },
      Command(
        "gateway normal", area: "Payment", summary: "let every payment succeed"
      ) { [self] (_, shell) throws(Failure) in set(.normal, shell) },
      Command(
        "gateway decline", area: "Payment",
        [
          Command.Argument(
            "next|all", isOptional: true, candidates: Self.words(["next", "all"]))
        ],
        summary: "decline the next payment, or all of them"
      ) { [self] (call, shell) throws(Failure) in
        switch call.arguments.first ?? "next" {
        case "next": set(.declineNext, shell)
        case "all": set(.declineAll, shell)
        case let word:
          throw .usage(
            "gateway", "The gateway declines next or all, not \(Quotation.of(word)).")
        }
      },
    ]
  }

  private func set(_ mood: GatewayMood, _ shell: Shell) {
    control.mood = mood
    showMood(shell)
  }

  private func showMood(_ shell: Shell) {
    let (word, sentence): (String, StyledText) =
      switch control.mood {
      case .normal: ("normal", "Payments succeed.")
      case .declineNext: ("decline next", "The next payment will be declined.")
      case .declineAll: ("decline all", "Every payment will be declined, until gateway normal.")
      }
    shell.show(.sentence(sentence, json: ["gateway": .string(word)]))
  }
}
