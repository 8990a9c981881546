/// What a row of a table stands for, bound when it was printed.
package struct RowTarget: Equatable, Sendable {
  /// The kind of thing, as a person calls it: `NFT`, `collection`.
  package let kind: String
  /// Its identifier.
  package let id: String
  /// Where it leads when opened; nil where it leads nowhere.
  package let address: String?
  /// The word that a person types for it, and its name; nil where completion is not to offer it.
  package let offer: (word: String, name: String)?

  /// Takes everything as it is.
  package init(
    kind: String, id: String, address: String? = nil, offer: (word: String, name: String)? = nil
  ) {
    self.kind = kind
    self.id = id
    self.address = address
    self.offer = offer
  }

  package static func == (left: RowTarget, right: RowTarget) -> Bool {
    left.kind == right.kind && left.id == right.id && left.address == right.address
  }
}
