internal import Market

/// A change as the log keeps it.
struct ChangeEntry {
  let action: String
  let before: String?
  let after: String?

  init(action: String, before: String?, after: String?) {
    self.action = action
    self.before = before
    self.after = after
  }

  init(_ change: Change) {
    switch change {
    case .liked: self.init(action: "like", before: nil, after: nil)
    case .unliked: self.init(action: "unlike", before: nil, after: nil)
    case .addedToCart: self.init(action: "cart.add", before: nil, after: nil)
    case .removedFromCart: self.init(action: "cart.remove", before: nil, after: nil)
    case .edited(let field, let old, let new):
      self.init(action: Self.profile + field.rawValue, before: old, after: new)
    case .paid(let order): self.init(action: "pay", before: nil, after: order.rawValue)
    case .reset: self.init(action: "reset", before: nil, after: nil)
    }
  }

  /// The change that was logged about this NFT; nil for an action that this version does not know.
  func change(of nft: NFT.ID?) -> Change? {
    switch (action, nft) {
    case ("like", let nft?): .liked(nft)
    case ("unlike", let nft?): .unliked(nft)
    case ("cart.add", let nft?): .addedToCart(nft)
    case ("cart.remove", let nft?): .removedFromCart(nft)
    case ("pay", _): .paid(Order.ID(after ?? ""))
    case ("reset", _): .reset
    default: edit
    }
  }

  private var edit: Change? {
    guard action.hasPrefix(Self.profile) else { return nil }
    let field = ProfileField(rawValue: String(action.dropFirst(Self.profile.count)))
    return field.map { .edited($0, from: before ?? "", to: after ?? "") }
  }

  private static let profile = "profile."
}
