package import MarketAPI

/// How a server is started.
package struct ServerOptions: Sendable {
  /// The port; 0 takes one that nobody has.
  package var port = 8_080
  /// The addresses to listen on; nil for those of this machine alone.
  package var host: String?
  /// Which generation is spoken where a request's path names none.
  package var generation = APIGenerationChoice.automatic
  /// How long every answer waits, in milliseconds; 0 for not at all.
  package var latency = 0
  /// Where the chance of the weather begins.
  package var seed: UInt64 = 1
  /// What opens the surface for tests and shells to others than this machine; nil for nothing.
  package var secret: String?

  /// Those of a server for this machine.
  package init() {}
}
