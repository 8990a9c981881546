internal import Market
internal import ShellKit

/// A payment that did not go through: why, and what stays as it was.
struct DeclinedScreen {
  private let reason: DeclineReason

  init(_ reason: DeclineReason) {
    self.reason = reason
  }

  var failure: Failure {
    let why =
      switch reason {
      case .refused: "The payment service declined the payment"
      case .cancelled: "The payment was cancelled, because another took its place"
      }
    return Failure(reason.rawValue, "\(why): nothing was paid, and the cart is as it was.")
  }

  var unanswered: Failure {
    Failure(reason.rawValue, "There was no answer: nothing was paid.")
  }

  var returned: Screen {
    .sentence(
      "Back to the cart: cart.", json: ["paid": false, "reason": .string(reason.rawValue)])
  }
}
