package import Market

/// What paying came to, in the answer of any generation.
package struct PaymentAnswer: Decodable, Sendable {
  /// Accepted, or declined for the reason that this project's server adds.
  package let outcome: PaymentOutcome
  /// The order's identity; empty where the answer has none.
  package let orderID: String

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    let reason = fields.text(ifAny: "reason").flatMap { DeclineReason(rawValue: $0) }
    outcome = try fields.truth("success") ? .accepted : .declined(reason ?? .refused)
    orderID = fields.text(ifAny: "orderId") ?? ""
  }
}
