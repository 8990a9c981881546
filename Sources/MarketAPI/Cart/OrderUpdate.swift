/// What the body and the query of an order ask for (API contract 1.5, rule 3).
package struct OrderUpdate: Hashable, Sendable {
  /// The whole new list, in the order sent; empty to clear.
  package let nfts: [APIIdentifier]

  /// Whatever holds no NFT clears: no field at all, an empty list, `null`, or `id` alone.
  ///
  /// Throws `tooMany`.
  package init(_ fields: APIFields) throws(APIBodyError) {
    nfts = try fields.list("nfts") ?? []
  }
}
