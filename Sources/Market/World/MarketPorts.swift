/// The ports of one world, opened together: what every use case is made from.
///
/// Use them from one place at a time: a thread, or an actor that keeps them.
///
/// Each call of a port throws `PortError` where the store or the network can't answer; then it
/// changed nothing. A use case passes that on; the calls that it made before stand.
public struct MarketPorts {
  /// Collections.
  public let catalog: any CatalogSource
  /// NFTs, and how they stand in this world.
  public let nfts: any NFTSource
  /// Liked NFTs.
  public let favorites: any FavoritesRepository
  /// NFTs to be paid.
  public let cart: any CartRepository
  /// Currencies that can be paid in.
  public let currencies: any CurrencySource
  /// Payments and paid orders.
  public let orders: any OrderRepository
  /// The moving of what was paid to its owner.
  public let delivery: any OrderDelivery
  /// The profile and what its person owns.
  public let profile: any ProfileRepository
  /// Users by rank.
  public let users: any UserSource
  /// How screens are sorted.
  public let sorts: any SortPreferences
  /// The world as a whole.
  public let world: any WorldRepository
  /// What this session changed, to be taken back.
  public let history: any ChangeHistory

  /// Takes one object that plays every role, as each adapter of this package offers.
  public init(
    _ adapter: some CatalogSource & NFTSource & FavoritesRepository & CartRepository
      & CurrencySource & OrderRepository & OrderDelivery & ProfileRepository & UserSource
      & SortPreferences & WorldRepository & ChangeHistory
  ) {
    catalog = adapter
    nfts = adapter
    favorites = adapter
    cart = adapter
    currencies = adapter
    orders = adapter
    delivery = adapter
    profile = adapter
    users = adapter
    sorts = adapter
    world = adapter
    history = adapter
  }
}
