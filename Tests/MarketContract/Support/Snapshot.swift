package import Market

/// All that a world's ports tell of its person: for comparing two worlds.
package struct Snapshot: Equatable {
  package let profile: Profile
  package let favorites: [NFT.ID]
  package let cart: CartContents
  package let owned: [NFT.ID]
  package let orders: [Order]
  package let summary: WorldSummary
  package let cartSort: Sort<NFTKey>?
  package let ratingSort: Sort<UserKey>?

  /// Reads everything.
  package init(_ ports: MarketPorts) throws(PortError) {
    profile = try ports.profile.profile()
    favorites = try ports.favorites.favorites(.all).items.map(\.id)
    cart = try ports.cart.cart(.standardCart, .all)
    owned = try ports.profile.owned(.standardOwned, .all).items.map(\.id)
    orders = try ports.orders.orders(.all).items
    summary = try ports.world.summary()
    cartSort = try ports.sorts.sort(of: .cart, by: NFTKey.self)
    ratingSort = try ports.sorts.sort(of: .rating, by: UserKey.self)
  }
}
