package import Market

/// How much a world holds, as `/_/summary` and `/_/reset` answer.
package struct SummaryAnswer: Decodable, Sendable {
  /// The counts.
  package let summary: WorldSummary

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    summary = WorldSummary(
      cart: try fields.whole("cart"), favorites: try fields.whole("favorites"),
      owned: try fields.whole("owned"), orders: try fields.whole("orders"))
  }
}
