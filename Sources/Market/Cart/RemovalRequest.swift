/// What would go from the cart: made by asking, shown to the person, and confirmed as it is.
///
/// It names NFTs by identity, never by row: apps that removed by row took the wrong one after
/// sorting.
public struct RemovalRequest: Hashable, Sendable {
  /// The NFTs that would go, with names, pictures and prices.
  public let nfts: [NFT]

  /// What they cost together.
  public var total: Price { nfts.map(\.price).reduce(.zero, +) }
}
