package import Market

/// What somebody asks of the payment service over HTTP, read from words as the shell has them.
package enum GatewayOrder: Equatable, Sendable {
  /// A behaviour.
  case mood(GatewayMood)
  /// How long each charge takes, in milliseconds.
  case delay(Int)

  /// Reads `normal`, `decline next|all`, `slow 300ms` or `unavailable 2`; nil for others.
  package init?(_ words: [String]) {
    switch (words.first?.lowercased(), words.dropFirst().first?.lowercased(), words.count) {
    case ("normal", nil, 1): self = .mood(.normal)
    case ("decline", "next", 2), ("decline", nil, 1): self = .mood(.declineNext)
    case ("decline", "all", 2): self = .mood(.declineAll)
    case ("unavailable", let count, 1...2):
      guard let times = Int(count ?? "1"), (1...1_000).contains(times) else { return nil }
      self = .mood(.unavailable(times))
    case ("slow", let time?, 2):
      guard case .fault(let fault)? = try? WeatherOrder(["slow", time]),
        case .slow(let milliseconds) = fault.kind
      else { return nil }
      self = .delay(milliseconds)
    default: return nil
    }
  }
}
