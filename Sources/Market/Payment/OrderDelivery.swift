/// Moves to its owner what was paid, where paying alone did not.
public protocol OrderDelivery {
  /// One atomic step: delivers what waits, and gives those orders, the first paid first.
  func deliver() throws(PortError) -> [Order]
  /// One atomic step: delivers what waits, adds `ids` to what is owned, and empties the cart.
  ///
  /// What is owned already stays where it is; unknown NFTs are left out. Nothing that was there
  /// already is added or delivered twice.
  func complete(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion
}
