/// Why paying came to no result; a payment that was opened stays pending.
///
/// The cart is as it was, but for what an earlier payment turns out to have paid already.
public enum PaymentError: FeatureError, Equatable {
  /// There is nothing in the cart to pay for.
  case emptyCart
  /// The store failed, or the payment service could not be reached.
  case port(PortError)

  /// The stable code of each case.
  public var code: String {
    switch self {
    case .emptyCart: "cart.empty"
    case .port(let error): error.code
    }
  }
}
