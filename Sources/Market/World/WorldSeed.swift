/// All that a world begins with: the shared catalog, and one person's state before the first step.
public struct WorldSeed: Sendable {
  /// The collections, in the order of their files.
  public var collections: [NFTCollection]
  /// The NFTs, in the order of their files.
  public var nfts: [NFT]
  /// What each collection holds, in its own order.
  public var contents: [NFTCollection.ID: [NFT.ID]]
  /// The users, in the order of their files.
  public var users: [User]
  /// What each user holds, in the user's own order.
  public var holdings: [User.ID: [NFT.ID]]
  /// The currencies, in the order in which they are offered.
  public var currencies: [Currency]
  /// The profile that editing starts from.
  public var profile: Profile
  /// The NFTs liked at the beginning, the first liked first.
  public var favorites: [NFT.ID]
  /// The NFTs owned at the beginning.
  public var owned: [NFT.ID]
  /// The NFTs in the cart at the beginning.
  public var cart: [NFT.ID]

  /// Takes everything as it is; whoever makes a seed has checked that its references resolve.
  ///
  /// `contents` agrees with `NFT.collection` and `nftCount`.
  public init(
    collections: [NFTCollection], nfts: [NFT], contents: [NFTCollection.ID: [NFT.ID]],
    users: [User], holdings: [User.ID: [NFT.ID]], currencies: [Currency], profile: Profile,
    favorites: [NFT.ID], owned: [NFT.ID], cart: [NFT.ID]
  ) {
    self.collections = collections
    self.nfts = nfts
    self.contents = contents
    self.users = users
    self.holdings = holdings
    self.currencies = currencies
    self.profile = profile
    self.favorites = favorites
    self.owned = owned
    self.cart = cart
  }
}
