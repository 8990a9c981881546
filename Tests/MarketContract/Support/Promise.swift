package import Market

/// One promise of a port, which every adapter is held to.
package struct Promise: Sendable, CustomStringConvertible {
  /// Makes the ports of a new world that begins at the seed.
  package typealias Factory = (WorldSeed) throws -> MarketPorts

  /// The promise, as a sentence.
  package let description: String
  /// Checks it over the worlds that the factory makes; breaches are recorded as issues.
  package let check: @Sendable (Factory) throws -> Void

  init(_ sentence: String, _ check: @escaping @Sendable (Factory) throws -> Void) {
    description = sentence
    self.check = check
  }
}
