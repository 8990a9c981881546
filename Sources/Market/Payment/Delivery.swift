/// When the NFTs of a paid order leave the cart for their owner.
public enum Delivery: Hashable, Sendable {
  /// In the step that records the order.
  case atOnce
  /// With the next change of the cart, or when the order is completed (API contract 1.6).
  case later
}
