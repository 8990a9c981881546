/// A paid order beside the currency it was paid in: what a person keeps.
public struct Receipt: Named, Hashable {
  /// What was paid, and when.
  public let order: Order
  /// Its currency; nil where the catalog no longer offers it.
  public let currency: Currency?

  /// Takes both as they are.
  public init(order: Order, currency: Currency?) {
    self.order = order
    self.currency = currency
  }

  /// The order's identity.
  public var id: Order.ID { order.id }
  /// The order's number in its world.
  public var number: Int? { order.number }
  /// Orders have no names: the identifier stands for one.
  public var name: String { order.id.rawValue }
}
