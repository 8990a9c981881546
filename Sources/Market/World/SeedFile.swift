/// The files that a seed consists of, in the order in which they are read.
package enum SeedFile: String, CaseIterable, Sendable {
  case collections, nfts, users, currencies, profile, order

  /// The file's name within its folder.
  package var name: String { "\(rawValue).json" }
}
