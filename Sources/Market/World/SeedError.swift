/// Why a seed did not become a world: it has a fault, or what was to keep it failed.
package enum SeedError: Error, Equatable {
  /// The seed is not what it should be.
  case fault(SeedFault)
  /// The store could not take it.
  case port(PortError)
}
