package import HTTPKit
package import Market

/// Why a server could not start.
package enum MarketServerError: Error, Equatable {
  /// The port, the address or the library.
  case http(HTTPServerError)
  /// The store.
  case store(PortError)
}
