/// What the cart holds and what it costs.
public struct CartContents: Hashable, Sendable {
  /// The NFTs in the window asked for.
  public let nfts: [NFT]
  /// How many rows stand before the first of `nfts`.
  public let offset: Int
  /// How many NFTs the whole cart holds.
  public let count: Int
  /// The exact price of the whole cart.
  public let total: Price

  /// Takes everything as it is.
  public init(nfts: [NFT], offset: Int = 0, count: Int, total: Price) {
    self.nfts = nfts
    self.offset = offset
    self.count = count
    self.total = total
  }
}
