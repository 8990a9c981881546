/// What goes wrong on the way to a server, as `/_/weather` answers.
package struct WeatherAnswer: Decodable, Sendable {
  /// The words that make each fault; empty for fair weather.
  package let weather: [String]

  package init(from decoder: any Decoder) throws {
    weather = try AnswerFields(decoder).list("weather")
  }
}
