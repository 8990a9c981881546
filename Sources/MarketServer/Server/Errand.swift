internal import HTTPKit
internal import Market
internal import MarketAPI

/// A request on its way to the store and back.
final class Errand: Sendable {
  /// What is wanted.
  enum Wish: Sendable {
    /// A route of the API.
    case route(APIRoute, identifiers: [String])
    /// Something of the surface for tests and shells.
    case control(ControlRoute, identifiers: [String])
  }

  let wish: Wish
  let call: Call
  /// Sends the answer, and tells the journal.
  let finish: @Sendable (Answer) -> Void

  init(_ wish: Wish, _ call: Call, finish: @escaping @Sendable (Answer) -> Void) {
    self.wish = wish
    self.call = call
    self.finish = finish
  }

  /// Whether it asks for money.
  var isPayment: Bool {
    if case .route(let route, _) = wish { route.endpoint == .payment } else { false }
  }

  /// Whether it may change something in one step; a payment is several.
  var writes: Bool {
    switch wish {
    case .route(let route, _): route.method != "GET"
    case .control(let route, _): route.method != "GET"
    }
  }
}
