extension Shell {
  /// Asks a question that the next line or command answers; nil at the end of input.
  ///
  /// A person finds `initial` on the line already. In a script the question is shown, and the next
  /// command is the answer.
  package func ask(_ question: String, initial: String = "") throws(Failure) -> String? {
    if let source = feed.nextSource, source.isInteractive {
      let result = source.answer(to: Prompt(question + " "), initial: initial)
      guard case .line(let answer) = result else { return nil }
      presenter.recorder?.printed(question)
      presenter.recorder?.heard(answer)
      return Self.trimmed(answer)
    }
    let isEchoed = settings.echo && feed.nextSource != nil && presenter.format == .text
    if !isEchoed { presenter.question(question) }
    self.question = isEchoed ? question : nil
    defer { self.question = nil }
    guard let words = try nextCommand() else { return nil }
    return words.words.joined(separator: " ")
  }

  /// Asks yes or no after showing what is at stake; true for yes.
  ///
  /// Throws where there is no answer, or one that is neither; nothing may have changed by then.
  package func confirm(_ question: String) throws(Failure) -> Bool {
    if answersYes { return true }
    while true {
      guard let answer = try ask("\(question) [y/N]") else {
        if isInteractive { return false }
        throw Failure(
          "answer.missing", "There was no answer to \(Quotation.of(question)): nothing was changed."
        )
      }
      switch answer.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "" where isInteractive: return false
      default:
        let failure = Failure.usage(
          "answer",
          "\(Quotation.of(answer)) is no answer to \(Quotation.of(question)): type y or n.")
        guard asksAgain else { throw failure }
        report(failure)
      }
    }
  }

  /// Tells a person of a failure that another try may help, and asks for it (API contract 3.3).
  ///
  /// False without a person, and where questions are answered ahead.
  package func offersRetry(of failure: Failure) -> Bool {
    guard isAtWork, !answersYes, feed.nextSource?.isInteractive == true else { return false }
    report(failure)
    let wants = wantsRetry()
    // Who was told of it is not told again as the command ends.
    if !wants { told = failure }
    return wants
  }

  private func wantsRetry() -> Bool {
    let question = "Retry? [Y/n]"
    while let answer = try? ask(question) {
      switch answer.lowercased() {
      case "", "y", "yes", "retry": return true
      case "n", "no", "cancel": return false
      default:
        report(
          .usage(
            "answer",
            "\(Quotation.of(answer)) is no answer to \(Quotation.of(question)): type y or n."))
      }
    }
    return false
  }

  /// Whether a question is asked again after a word that is no answer.
  package var asksAgain: Bool { feed.asksAgain }

  /// Whether questions are answered ahead, so that nobody is asked.
  package var isAnsweredAhead: Bool { answersYes }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
