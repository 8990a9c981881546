/// One NFT of an order, with name and price as they were then.
public struct OrderItem: Hashable, Sendable {
  /// Which NFT was bought.
  public let nft: NFT.ID
  /// Its number; nil in catalogs without numbers.
  public let number: Int?
  /// What it was called then.
  public let name: String
  /// What it cost then, in ether.
  public let price: Price

  /// Takes everything as it is.
  public init(nft: NFT.ID, number: Int?, name: String, price: Price) {
    self.nft = nft
    self.number = number
    self.name = name
    self.price = price
  }
}
