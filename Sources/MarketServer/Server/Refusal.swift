internal import HTTPKit
internal import Market
internal import MarketAPI

/// Why a request gets no answer of its kind; whatever it changed is undone.
enum Refusal: Error {
  /// The store could not answer.
  case port(PortError)
  /// The request is at fault.
  case problem(APIProblem)

  /// Calls a port or a use case.
  static func lifting<Value>(
    _ call: () throws(PortError) -> Value
  ) throws(Refusal) -> Value {
    do { return try call() } catch { throw .port(error) }
  }

  /// Nothing has this identifier; `kind` is a word such as `NFT`.
  static func notFound(
    _ kind: String, _ identifier: APIIdentifier, nearest: String? = nil
  ) -> Refusal {
    .problem(
      APIProblem(
        status: 404, code: "\(kind.lowercased()).not-found",
        detail: "There is no \(kind) “\(identifier.description.prefix(80))”.", nearest: nearest,
        expected: "A number, or the id that a list gave."))
  }
}
