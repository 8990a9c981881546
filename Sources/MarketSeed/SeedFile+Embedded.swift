internal import CMarketData
package import Market

extension SeedFile {
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
