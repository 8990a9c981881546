internal import Market
internal import ShellKit

/// A payment that did not go through: why, and what stays as it was.
struct DeclinedScreen: Error {
  /// The message that tells of it.
  let failure: Failure

  init(_ reason: DeclineReason) {
    let why =
      switch reason {
      case .refused: "The payment service declined the payment"
      case .cancelled: "The payment was cancelled, because another took its place"
      }
    failure = Failure(
      reason.rawValue, "\(why): nothing was paid, and the cart is as it was.")
  }

  /// The service could not be asked: the payment stays open, and the next attempt goes on with it.
  init(unreachable fault: PortError) {
    failure = Failure(
      fault.code,
      "The payment service does not answer: nothing is paid yet, and the cart is as it was.",
      status: .outside)
  }

  var unanswered: Failure {
    Failure(failure.code, "There was no answer: nothing was paid.", status: failure.status)
  }

  var returned: Screen {
    .sentence(
      "Back to the cart: cart.", json: ["paid": false, "reason": .string(failure.code)])
  }
}
