package import Market
package import MarketAPI

/// What a server takes from the system and the rooms around it.
package struct ServerValues: Sendable {
  /// Dates payments and requests.
  let clock: Clock
  /// Names payments and orders.
  let identifiers: IdentifierSource
  /// The time since some moment; it never goes back.
  let nanoseconds: @Sendable () -> UInt64
  /// The pictures that answers refer to, as PNG; nil for one that there is not.
  let picture: @Sendable (APIPicture) -> [UInt8]?
  /// The shell command that a deed equals; nil where there is none.
  let command: @Sendable (Deed) -> String?

  /// Takes everything as it is.
  package init(
    clock: Clock, identifiers: IdentifierSource, nanoseconds: @escaping @Sendable () -> UInt64,
    picture: @escaping @Sendable (APIPicture) -> [UInt8]?,
    command: @escaping @Sendable (Deed) -> String?
  ) {
    self.clock = clock
    self.identifiers = identifiers
    self.nanoseconds = nanoseconds
    self.picture = picture
    self.command = command
  }
}
