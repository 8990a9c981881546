/// The NFTs that this world's person is about to buy.
public protocol CartRepository {
  /// The cart, sorted; the window cuts its rows, never its count and total.
  func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents
  /// One atomic step: tells how these NFTs stand, lets `decide` choose, and applies its change.
  ///
  /// Unknown NFTs are missing from what `decide` is told; a change to an NFT outside `ids` is
  /// passed over.
  func updateCart<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (CartChange, Answer)
  ) throws(PortError) -> Answer
  /// The NFTs in the order in which they were put in.
  func cartList() throws(PortError) -> [NFT.ID]
  /// One atomic step: makes the cart just `ids`, in their order, and gives what it is then.
  ///
  /// Repeats are dropped, unknown NFTs left out.
  func replaceCart(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID]
}
