/// Why a request has no answer.
package enum HTTPClientError: Error, Equatable {
  /// No name server knows the host.
  case nameNotFound(String)
  /// Nobody listens on the host's port.
  case connectionRefused
  /// The connection or the answer took longer than allowed.
  case timedOut
  /// The server's certificate was not accepted, or no encrypted connection came about.
  case tls(String)
  /// The connection ended before the answer did.
  case cut
  /// The answer is larger than the client accepts.
  case tooLarge
  /// The wait was given up.
  case stopped
  /// The text is no address of a server.
  case badAddress(String)
  /// The library that speaks HTTP is not installed; the Debian package holds it.
  case libraryMissing(package: String)
  /// What the library says about anything else.
  case other(String)
}

extension HTTPClientError: CustomStringConvertible {
  /// One sentence for a person.
  package var description: String {
    switch self {
    case .nameNotFound(let host): "The host “\(host)” is not known."
    case .connectionRefused: "Nobody listens at this address."
    case .timedOut: "The answer took too long."
    case .tls(let reason): "The connection is not secure: \(reason)."
    case .cut: "The connection ended before the answer did."
    case .tooLarge: "The answer is larger than accepted."
    case .stopped: "The wait was given up."
    case .badAddress(let address): "“\(address)” is no address of a server."
    case .libraryMissing(let package):
      "The client needs libcurl, which Debian has in the package \(package)."
    case .other(let reason): "The request failed: \(reason)."
    }
  }
}
