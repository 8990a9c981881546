internal import Market

/// A change as the log keeps it.
struct ChangeEntry {
  let action: String
  let before: String?
  let after: String?

  init(action: String, before: String? = nil, after: String? = nil) {
    self.action = action
    self.before = before
    self.after = after
  }

  init(_ change: Change) {
    switch change {
    case .liked: self.init(action: ListSQL.favorites.putting)
    case .unliked: self.init(action: ListSQL.favorites.taking)
    case .addedToCart: self.init(action: ListSQL.cart.putting)
    case .removedFromCart: self.init(action: ListSQL.cart.taking)
    case .acquired: self.init(action: ListSQL.owned.putting)
    case .givenUp: self.init(action: ListSQL.owned.taking)
    case .edited(let field, let old, let new):
      self.init(action: Self.profile + field.rawValue, before: old, after: new)
    case .paid(let order): self.init(action: "pay", after: order.rawValue)
    case .delivered(let order): self.init(action: "deliver", after: order.rawValue)
    case .completed: self.init(action: "complete")
    case .reset: self.init(action: "reset")
    case .restored(let name): self.init(action: "restore", after: name)
    }
  }

  /// The change that was logged about this NFT; nil for an action that this version does not know.
  func change(of nft: NFT.ID?) -> Change? {
    switch (action, nft) {
    case (ListSQL.favorites.putting, let nft?): .liked(nft)
    case (ListSQL.favorites.taking, let nft?): .unliked(nft)
    case (ListSQL.cart.putting, let nft?): .addedToCart(nft)
    case (ListSQL.cart.taking, let nft?): .removedFromCart(nft)
    case (ListSQL.owned.putting, let nft?): .acquired(nft)
    case (ListSQL.owned.taking, let nft?): .givenUp(nft)
    case ("pay", _): .paid(Order.ID(after ?? ""))
    case ("deliver", _): .delivered(Order.ID(after ?? ""))
    case ("complete", _): .completed
    case ("reset", _): .reset
    case ("restore", _): .restored(after ?? "")
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
