/// What completing an order moved.
public struct OrderCompletion: Hashable, Sendable {
  /// Paid orders that had waited for their delivery, the first paid first.
  public let delivered: [Order]
  /// NFTs that are owned since, beyond those of the orders, in the order in which they were named.
  public let acquired: [NFT.ID]

  /// Takes both as they are.
  public init(delivered: [Order], acquired: [NFT.ID]) {
    self.delivered = delivered
    self.acquired = acquired
  }
}
