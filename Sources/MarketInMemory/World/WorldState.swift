internal import Market

/// What one person did: all that a reset takes back to the seed.
struct WorldState {
  var profile: Profile
  var favorites: NFTList
  var cart: NFTList
  var owned: NFTList
  var payments = PaymentBook()
  var sorts: [SortedScreen: KeptSort] = [:]
  /// The oldest first.
  var requests: [KeptAnswer] = []

  init(seed: WorldSeed) {
    let known = Set(seed.nfts.map(\.id))
    profile = seed.profile
    favorites = NFTList(seed.favorites.filter(known.contains))
    cart = NFTList(seed.cart.filter(known.contains))
    owned = NFTList(seed.owned.filter(known.contains))
  }
}
