/// The person of a seed, before the first step.
package struct SeedPerson: Sendable {
  /// The profile that editing starts from.
  package var profile: Profile
  /// The NFTs liked at the beginning, the first liked first.
  package var favorites: [NFT.ID]
  /// The NFTs owned at the beginning.
  package var owned: [NFT.ID]
  /// The NFTs in the cart at the beginning.
  package var cart: [NFT.ID]

  /// Takes everything as it is.
  package init(profile: Profile, favorites: [NFT.ID], owned: [NFT.ID], cart: [NFT.ID]) {
    self.profile = profile
    self.favorites = favorites
    self.owned = owned
    self.cart = cart
  }
}
