/// What a row of a table stands for, bound when it was printed.
package struct RowTarget: Equatable, Sendable {
  /// The kind of thing, as a person calls it: `NFT`, `collection`.
  package let kind: String
  /// Its identifier.
  package let id: String
  /// Where it leads when opened; nil where it leads nowhere.
  package let address: String?
  /// What completion offers for it; nil where it is not to offer it.
  package let offer: Offer?

  /// Takes everything as it is.
  package init(
    kind: String, id: String, address: String? = nil, offer: Offer? = nil
  ) {
    self.kind = kind
    self.id = id
    self.address = address
    self.offer = offer
  }
}
