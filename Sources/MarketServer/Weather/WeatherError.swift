/// Why words are no weather.
package struct WeatherError: Error, Equatable {
  /// A sentence for a person.
  package let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
