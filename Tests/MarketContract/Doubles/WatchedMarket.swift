package import Market

/// Ports that pass everything on; what concerns payments is a step of a watch.
package final class WatchedMarket {
  fileprivate let ports: MarketPorts
  fileprivate let watch: StepWatch

  /// Passes everything on to `ports`.
  package init(_ ports: MarketPorts, _ watch: StepWatch) {
    self.ports = ports
    self.watch = watch
  }
}

extension WatchedMarket: OrderRepository {
  package func openPayment(
    _ id: Payment.ID, in currency: Currency.ID, at moment: Timestamp, mayReturn: Bool
  ) throws(PortError) -> PaymentOpening {
    try watch.step { () throws(PortError) in
      try ports.orders.openPayment(id, in: currency, at: moment, mayReturn: mayReturn)
    }
  }

  package func settle(
    _ payment: Payment, as order: Order.ID, at moment: Timestamp, _ delivery: Delivery
  ) throws(PortError) -> Order {
    try watch.step { () throws(PortError) in
      try ports.orders.settle(payment, as: order, at: moment, delivery)
    }
  }

  package func close(_ id: Payment.ID, because reason: DeclineReason) throws(PortError) {
    try watch.step { () throws(PortError) in try ports.orders.close(id, because: reason) }
  }

  package func orders(_ window: Window) throws(PortError) -> Page<Order> {
    try ports.orders.orders(window)
  }

  package func orders(by lookup: Lookup, limit: Int) throws(PortError) -> [Order] {
    try ports.orders.orders(by: lookup, limit: limit)
  }
}

extension WatchedMarket: OrderDelivery {
  package func deliver() throws(PortError) -> [Order] {
    try watch.step { () throws(PortError) in try ports.delivery.deliver() }
  }

  package func complete(_ ids: [NFT.ID]) throws(PortError) -> OrderCompletion {
    try watch.step { () throws(PortError) in try ports.delivery.complete(ids) }
  }
}

extension WatchedMarket: CartRepository, FavoritesRepository, ProfileRepository {
  package func cart(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> CartContents {
    try ports.cart.cart(sort, window)
  }

  package func updateCart<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (CartChange, Answer)
  ) throws(PortError) -> Answer {
    try ports.cart.updateCart(ids, decide)
  }

  package func cartList() throws(PortError) -> [NFT.ID] { try ports.cart.cartList() }

  package func replaceCart(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try ports.cart.replaceCart(ids)
  }

  package func favorites(_ window: Window) throws(PortError) -> Page<NFT> {
    try ports.favorites.favorites(window)
  }

  package func updateFavorites<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (FavoritesChange, Answer)
  ) throws(PortError) -> Answer {
    try ports.favorites.updateFavorites(ids, decide)
  }

  package func favoritesList() throws(PortError) -> [NFT.ID] {
    try ports.favorites.favoritesList()
  }

  package func replaceFavorites(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try ports.favorites.replaceFavorites(ids)
  }

  package func profile() throws(PortError) -> Profile { try ports.profile.profile() }

  package func updateProfile<Answer>(
    _ decide: (inout Profile) -> Answer
  ) throws(PortError) -> Answer {
    try ports.profile.updateProfile(decide)
  }

  package func owned(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> Page<NFT> {
    try ports.profile.owned(sort, window)
  }

  package func ownedList() throws(PortError) -> [NFT.ID] { try ports.profile.ownedList() }

  package func replaceOwned(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try ports.profile.replaceOwned(ids)
  }
}

extension WatchedMarket: CatalogSource, NFTSource, UserSource {
  package func collections(
    matching filter: ListFilter, _ sort: Sort<CatalogKey>?, _ window: Window
  ) throws(PortError) -> Page<NFTCollection> {
    try ports.catalog.collections(matching: filter, sort, window)
  }

  package func contents(of collections: [NFTCollection.ID]) throws(PortError) -> [[NFT.ID]] {
    try ports.catalog.contents(of: collections)
  }

  package func collection(_ id: NFTCollection.ID) throws(PortError) -> NFTCollection? {
    try ports.catalog.collection(id)
  }

  package func collections(by lookup: Lookup, limit: Int) throws(PortError) -> [NFTCollection] {
    try ports.catalog.collections(by: lookup, limit: limit)
  }

  package func nft(_ id: NFT.ID) throws(PortError) -> NFT? { try ports.nfts.nft(id) }

  package func nfts(by lookup: Lookup, limit: Int) throws(PortError) -> [NFT] {
    try ports.nfts.nfts(by: lookup, limit: limit)
  }

  package func nfts(
    in collection: NFTCollection.ID, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    try ports.nfts.nfts(in: collection, window)
  }

  package func nfts(
    matching filter: ListFilter, _ sort: Sort<NFTKey>?, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    try ports.nfts.nfts(matching: filter, sort, window)
  }

  package func standings(of ids: [NFT.ID]) throws(PortError) -> [NFT.ID: Standing] {
    try ports.nfts.standings(of: ids)
  }

  package func users(
    _ sort: Sort<UserKey>?, _ window: Window
  ) throws(PortError) -> Page<RankedUser> {
    try ports.users.users(sort, window)
  }

  package func user(_ id: User.ID) throws(PortError) -> RankedUser? { try ports.users.user(id) }

  package func users(by lookup: Lookup, limit: Int) throws(PortError) -> [User] {
    try ports.users.users(by: lookup, limit: limit)
  }

  package func holdings(of users: [User.ID]) throws(PortError) -> [[NFT.ID]] {
    try ports.users.holdings(of: users)
  }

  package func nfts(of user: User.ID, _ window: Window) throws(PortError) -> Page<NFT> {
    try ports.users.nfts(of: user, window)
  }
}

extension WatchedMarket: CurrencySource, SortPreferences, WorldRepository, ChangeHistory {
  package func currencies() throws(PortError) -> [Currency] { try ports.currencies.currencies() }

  package func sort<Key: SortKey>(
    of screen: SortedScreen, by key: Key.Type
  ) throws(PortError) -> Sort<Key>? {
    try ports.sorts.sort(of: screen, by: key)
  }

  package func keep<Key: SortKey>(
    _ sort: Sort<Key>, for screen: SortedScreen
  ) throws(PortError) {
    try ports.sorts.keep(sort, for: screen)
  }

  package func summary() throws(PortError) -> WorldSummary { try ports.world.summary() }

  package func reset() throws(PortError) { try ports.world.reset() }

  package func snapshot(
    named name: SnapshotName, at moment: Timestamp
  ) throws(PortError) -> Bool {
    try ports.world.snapshot(named: name, at: moment)
  }

  package func restore(named name: SnapshotName) throws(PortError) -> Bool {
    try ports.world.restore(named: name)
  }

  package func snapshots() throws(PortError) -> [WorldSnapshot] { try ports.world.snapshots() }

  package func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome {
    try ports.history.reverse(reversal)
  }
}
