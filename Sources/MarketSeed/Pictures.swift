internal import CMarketData
internal import Market
package import MarketAPI

/// The pictures of Data/market/images, which the program carries within itself.
///
/// ```swift
/// let png = Pictures.png(of: .nft(.number(109), 1)).map(Array.init)
/// ```
package enum Pictures {
  /// The names of all, such as `nfts/109-1`, in order.
  package static var names: [String] {
    (0...).lazy.map { market_picture_name($0).map { String(cString: $0) } }
      .prefix { $0 != nil }.compactMap { $0 }
  }

  /// The bytes of a PNG by its name; nil for a name that none has. Nothing is copied.
  package static func png(_ name: String) -> UnsafeRawBufferPointer? {
    bytes(of: market_picture(name))
  }

  /// The bytes of the PNG that an address asks for; nil where nothing could be meant.
  ///
  /// A world may have more NFTs, collections and users than there are pictures, and more pictures
  /// of an NFT than the seed has: what has none of its own gets one by its number, always the same.
  package static func png(of picture: APIPicture) -> UnsafeRawBufferPointer? {
    switch picture {
    case .nft(.number(let number), let index):
      guard number > 0, index > 0 else { return nil }
      // Three pictures are the most that an NFT of ours has: neighbours do not share any.
      return png("nfts/\(number)-\(index)") ?? png(in: "nfts", 3 &* (number - 1) &+ index - 1)
    case .collection(.number(let number)): return png("collections", number)
    case .user(.number(let number)): return png("users", number)
    case .currency(let name): return png("currencies/\(name)")
    case .profile: return png("profiles/1")
    case .nft, .collection, .user: return nil
    }
  }

  private static func png(_ kind: String, _ number: Int) -> UnsafeRawBufferPointer? {
    number > 0 ? png("\(kind)/\(number)") ?? png(in: kind, number - 1) : nil
  }

  private static func png(in kind: String, _ place: Int) -> UnsafeRawBufferPointer? {
    bytes(of: market_picture_in(kind, Int(UInt(bitPattern: place) % UInt(Int.max))))
  }

  private static func bytes(of file: market_file) -> UnsafeRawBufferPointer? {
    file.count > 0 ? UnsafeRawBufferPointer(start: file.bytes, count: file.count) : nil
  }
}
