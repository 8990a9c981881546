/// The cart as JSON, which the API calls an order (API contract 1.3).
public struct OrderPayload: Codable, Sendable {
  /// The opaque identity.
  public var id: String
  /// The NFTs in the cart, in the order in which they were added.
  public var nfts: [String]
}
