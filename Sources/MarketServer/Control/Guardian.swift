internal import HTTPKit
internal import MarketAPI

/// Keeps strangers from the surface for tests and shells: other machines, and pages of other
/// sites that a browser on this machine has open.
struct Guardian: Sendable {
  /// Nil for a server that listens to this machine alone.
  let secret: String?

  /// Why a request may not go on; nil where it may.
  func objection(to request: borrowing HTTPRequest) -> APIProblem? {
    if !request.isFromLoopback && !knowsSecret(request) {
      return APIProblem(
        status: 403, code: "control.foreign-peer",
        detail: "This part of the server is for its own machine.",
        expected: "\(APIHeader.secret) with the secret that the server printed as it started.")
    }
    // A name that somebody else's DNS leads here would make their pages ours (DNS rebinding).
    guard let host = request.header("Host"), Self.isOwn(host) || knowsSecret(request) else {
      return APIProblem(
        status: 403, code: "control.foreign-host",
        detail: "This part of the server answers to localhost and to addresses, not to names.")
    }
    if let site = request.header("Sec-Fetch-Site"), site != "same-origin", site != "none" {
      return Self.crossSite
    }
    if let origin = request.header("Origin"), origin != "http://" + host { return Self.crossSite }
    return nil
  }

  private static let crossSite = APIProblem(
    status: 403, code: "control.cross-site",
    detail: "This part of the server does not answer pages of other sites.")

  private func knowsSecret(_ request: borrowing HTTPRequest) -> Bool {
    guard let secret, let given = request.header(APIHeader.secret) else { return false }
    // All bytes are compared, so that time tells nothing about where they differ.
    let (own, other) = (Array(secret.utf8), Array(given.utf8))
    return own.count == other.count && zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// `localhost`, or a numeric address, with or without a port.
  static func isOwn(_ host: String) -> Bool {
    if host.hasPrefix("[") { return host.contains("]") }
    let name = host.prefix { $0 != ":" }.lowercased()
    if name == "localhost" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
