package import Market

extension NFT {
  /// This NFT as an order has it.
  package var item: OrderItem {
    OrderItem(nft: id, number: number, name: name, price: price)
  }
}
