package import Market

/// One promise about several worlds, which every adapter is held to.
package struct WorldsPromise: Sendable, CustomStringConvertible {
  /// The promise, as a sentence.
  package let description: String
  /// Checks it over the worlds of the small seed, of which the local one is made.
  package let check: @Sendable (any Worlds) throws -> Void

  init(_ sentence: String, _ check: @escaping @Sendable (any Worlds) throws -> Void) {
    description = sentence
    self.check = check
  }
}
