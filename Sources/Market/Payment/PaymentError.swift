/// Why a payment could not be attempted; the cart is as it was.
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
