internal import HTTPKit
internal import Market
internal import MarketAPI

extension Wire {
  /// The answer as one thing.
  func one<Answer: Decodable>(_ request: RemoteRequest) throws(PortError) -> Answer {
    try one(answer(to: request), to: request)
  }

  /// An answer that came already, as one thing.
  func one<Answer: Decodable>(
    _ response: HTTPClientResponse, to request: RemoteRequest
  ) throws(PortError) -> Answer {
    try understood(request) { () throws(PayloadError) in try AnswerDecoding.one(response.body) }
  }

  /// The answer as a list.
  func list<Answer: Decodable>(_ request: RemoteRequest) throws(PortError) -> [Answer] {
    try list(answer(to: request), to: request)
  }

  /// An answer that came already, as a list.
  func list<Answer: Decodable>(
    _ response: HTTPClientResponse, to request: RemoteRequest
  ) throws(PortError) -> [Answer] {
    try understood(request) { () throws(PayloadError) in try AnswerDecoding.list(response.body) }
  }

  /// Throws `unsupported` for a server that has not what this project's server has besides the API.
  func needExtras(_ what: String) throws(PortError) {
    if hasExtras == nil { _ = try answer(to: RemoteRequest(.order)) }
    guard hasExtras == true else {
      throw PortError(
        .unsupported, "the server at \(place) has no \(what), which the FakeNFT API lacks")
    }
  }

  private func understood<Value>(
    _ request: RemoteRequest, _ read: () throws(PayloadError) -> Value
  ) throws(PortError) -> Value {
    do throws(PayloadError) {
      return try read()
    } catch {
      let what =
        "the answer of \(place) to \(request.method) \(request.path) makes no sense: "
        + "\(error.field) \(error.problem)"
      throw request.isReading
        ? PortError(.misread, what)
        : PortError(
          .uncertain,
          what + ", so that it is not known whether this was done: look before you do it again")
    }
  }
}
