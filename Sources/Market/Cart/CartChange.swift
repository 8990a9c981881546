/// What becomes of the cart in one step.
public struct CartChange: Hashable, Sendable {
  /// NFTs that are put in, in this order.
  public var add: [NFT.ID]
  /// NFTs that are taken out.
  public var remove: [NFT.ID]

  /// Without arguments: nothing changes.
  public init(add: [NFT.ID] = [], remove: [NFT.ID] = []) {
    self.add = add
    self.remove = remove
  }
}
