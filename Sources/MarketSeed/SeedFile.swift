internal import CMarketData

/// The files that a seed consists of.
package enum SeedFile: String, CaseIterable, Sendable {
  case collections, nfts, users, currencies, profile, order

  /// The file's name within its folder.
  package var name: String { "\(rawValue).json" }

  /// The bytes of the file that the program carries within itself.
  package var embedded: [UInt8] {
    let file =
      switch self {
      case .collections: market_collections()
      case .nfts: market_nfts()
      case .users: market_users()
      case .currencies: market_currencies()
      case .profile: market_profile()
      case .order: market_order()
      }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
