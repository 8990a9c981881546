/// One thing that a command changed in a world.
public enum Change: Hashable, Sendable {
  /// An NFT became a favourite.
  case liked(NFT.ID)
  /// An NFT is no favourite any more.
  case unliked(NFT.ID)
  /// An NFT was put into the cart.
  case addedToCart(NFT.ID)
  /// An NFT was taken out of the cart.
  case removedFromCart(NFT.ID)
  /// A field of the profile got another value; an empty text is none.
  case edited(ProfileField, from: String, to: String)
  /// An order was paid.
  case paid(Order.ID)
  /// The world went back to its seed.
  case reset
}

extension Change {
  /// What takes the change back; nil where nothing does.
  public var inverse: Change? {
    switch self {
    case .liked(let id): .unliked(id)
    case .unliked(let id): .liked(id)
    case .addedToCart(let id): .removedFromCart(id)
    case .removedFromCart(let id): .addedToCart(id)
    case .edited(let field, let old, let new): .edited(field, from: new, to: old)
    case .paid, .reset: nil
    }
  }

  /// The NFT that the change is about; nil where it is about none.
  public var nft: NFT.ID? {
    switch self {
    case .liked(let id), .unliked(let id), .addedToCart(let id), .removedFromCart(let id): id
    case .edited, .paid, .reset: nil
    }
  }

  /// Whether the world is still as the change left it, so that it can be taken back.
  ///
  /// What is owned by now can't be put back into the cart.
  func stands(_ standing: Standing?, _ profile: Profile) -> Bool {
    switch self {
    case .liked: standing?.isLiked == true
    case .unliked: standing?.isLiked == false
    case .addedToCart: standing?.isInCart == true
    case .removedFromCart: standing?.isInCart == false && standing?.isOwned == false
    case .edited(let field, _, let new): profile[field] == new
    case .paid, .reset: false
    }
  }
}
