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
  /// An NFT became the person's own.
  case acquired(NFT.ID)
  /// An NFT is the person's own no more.
  case givenUp(NFT.ID)
  /// A field of the profile got another value; an empty text is none.
  case edited(ProfileField, from: String, to: String)
  /// An order was paid.
  case paid(Order.ID)
  /// What an order had paid for was moved to its owner, later than it was paid.
  case delivered(Order.ID)
  /// The cart was bought as an app said it was; the step's other changes tell what that moved.
  case completed
  /// The world went back to its seed.
  case reset
  /// The world went back to what was saved under this name.
  case restored(String)
}

extension Change {
  /// What takes the change back; nil where nothing does.
  public var inverse: Change? {
    switch self {
    case .liked(let id): .unliked(id)
    case .unliked(let id): .liked(id)
    case .addedToCart(let id): .removedFromCart(id)
    case .removedFromCart(let id): .addedToCart(id)
    case .acquired(let id): .givenUp(id)
    case .givenUp(let id): .acquired(id)
    case .edited(let field, let old, let new): .edited(field, from: new, to: old)
    case .paid, .delivered, .completed, .reset, .restored: nil
    }
  }

  /// The NFT that the change is about; nil where it is about none.
  public var nft: NFT.ID? {
    switch self {
    case .liked(let id), .unliked(let id), .addedToCart(let id), .removedFromCart(let id),
      .acquired(let id), .givenUp(let id):
      id
    case .edited, .paid, .delivered, .completed, .reset, .restored: nil
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
    case .acquired: standing?.isOwned == true
    case .givenUp: standing?.isOwned == false
    case .edited(let field, _, let new): profile[field] == new
    case .paid, .delivered, .completed, .reset, .restored: false
    }
  }

  /// Whether the change is about the same place as another: the same NFT in the same list.
  func isAbout(thePlaceOf other: Change) -> Bool {
    self == other || self == other.inverse
  }
}
