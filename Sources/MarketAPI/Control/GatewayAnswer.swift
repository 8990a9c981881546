package import Market

/// How a server's payment service behaves, as `/_/gateway` answers.
package struct GatewayAnswer: Decodable, Sendable {
  /// Its mood.
  package let mood: GatewayMood
  /// How long each charge takes, in milliseconds.
  package let delay: Int

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    guard let mood = GatewayMood(word: try fields.text("mood")) else {
      throw fields.fault("mood", "is none that this version knows")
    }
    self.mood = mood
    delay = try fields.whole("delay")
  }
}

extension GatewayMood {
  /// The words that the surface for tests and shells has for it: `decline next`.
  package var word: String {
    switch self {
    case .normal: "normal"
    case .declineNext: "decline next"
    case .declineAll: "decline all"
    case .unavailable(let times): "unavailable \(times)"
    }
  }

  /// Reads what `word` gives; nil for other texts.
  init?(word: String) {
    switch word {
    case "normal": self = .normal
    case "decline next": self = .declineNext
    case "decline all": self = .declineAll
    default:
      let parts = word.split(separator: " ")
      guard parts.count == 2, parts[0] == "unavailable", let times = Int(parts[1]) else {
        return nil
      }
      self = .unavailable(times)
    }
  }
}
