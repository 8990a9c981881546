internal import HTTPKit
internal import Market
internal import MarketAPI

extension Scene {
  func currencies() throws(Refusal) -> Answer {
    lasting(renderer.currencies(try all()), .read(.currencies))
  }

  func currency(_ id: APIIdentifier) throws(Refusal) -> Answer {
    lasting(renderer.currency(try find(id)), .read(.currencies))
  }

  /// The currency that this generation calls so (API contract 2).
  func find(_ id: APIIdentifier) throws(Refusal) -> Currency {
    let all = try all()
    if let found = Currency.named(id, of: call.style.generation, among: all) { return found }
    throw .notFound("currency", id)
  }

  private func all() throws(Refusal) -> [Currency] {
    try Refusal.lifting { () throws(PortError) in try ChooseCurrency(ports).all() }
  }
}
