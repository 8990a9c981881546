/// Why no world was made, in a sentence, and the status that the program ends with.
struct GenerationError: Error {
  let sentence: String
  let status: Int32

  /// The words were wrong.
  static func usage(_ sentence: String) -> GenerationError {
    GenerationError(sentence: sentence, status: 2)
  }

  /// The system refused something; `reason` is its own word for it.
  static func outside(_ what: String, _ reason: String) -> GenerationError {
    GenerationError(sentence: "\(what): \(reason).", status: 3)
  }
}
