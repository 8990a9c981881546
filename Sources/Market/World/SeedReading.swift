/// What a world begins with, told entry by entry, so that a world of any size can be read.
package protocol SeedReading {
  /// Tells collections, NFTs, users, currencies and the person, in this order, each to its end.
  ///
  /// Throws the first fault, and what the visitor throws; nothing more is told then.
  func read(telling visitor: some SeedVisitor) throws(SeedError)
}
