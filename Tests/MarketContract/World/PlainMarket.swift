import Market

/// A market as one would write it down on paper: arrays, and nothing clever.
struct PlainMarket {
  /// What can be seen of a market's person from outside.
  struct State: Equatable {
    var name: String
    var description: String
    var favorites: [NFT.ID]
    var cart: [NFT.ID]
    var total: Price
    var owned: [NFT.ID]
    var orders: [[NFT.ID]]
    var isDelivered: [Bool]
    var summary: WorldSummary
  }

  private let seed: WorldSeed
  private var name: String
  private var description: String
  private var favorites: [NFT.ID]
  private var cart: [NFT.ID]
  private var owned: [NFT.ID]
  private var orders: [[NFT.ID]] = []
  /// Whether the last order waits for its delivery.
  private var isWaiting = false

  init(_ seed: WorldSeed) {
    self.seed = seed
    name = seed.profile.name
    description = seed.profile.description
    (favorites, cart, owned) = (seed.favorites, seed.cart, seed.owned)
  }

  var state: State {
    State(
      name: name, description: description, favorites: favorites, cart: cart,
      total: total(of: cart), owned: owned, orders: orders,
      isDelivered: orders.indices.map { !isWaiting || $0 < orders.count - 1 },
      summary: WorldSummary(
        cart: cart.count, favorites: favorites.count, owned: owned.count, orders: orders.count))
  }

  mutating func answer(to deed: Deed) -> String {
    switch deed {
    case .add(let ids): return add(ids)
    case .remove(let id):
      guard isKnown(id) else { return "nft.not-found" }
      guard cart.contains(id) else { return "cart.not-found" }
      deliver()
      cart.removeAll { $0 == id }
      return "\([id]) for \(total(of: [id]))"
    case .clear:
      if cart.isEmpty { return "cart.empty" }
      defer {
        deliver()
        cart = []
      }
      return "\(cart.count) for \(total(of: cart))"
    case .like(let ids): return like(ids)
    case .unlike(let ids):
      guard ids.allSatisfy(isKnown) else { return "nft.not-found" }
      let gone = unique(ids).filter(favorites.contains)
      favorites.removeAll(where: gone.contains)
      return "\(gone)"
    case .toggle(let id):
      guard isKnown(id) else { return "nft.not-found" }
      let isLiked = favorites.contains(id)
      if isLiked { favorites.removeAll { $0 == id } } else { favorites.append(id) }
      return "\(!isLiked)"
    case .pay(_, let mood, let delivery): return pay(mood, delivery)
    case .complete(let ids): return complete(ids)
    case .replaceCart(let ids):
      deliver()
      cart = unique(ids).filter(isKnown)
      return "\(cart)"
    case .replaceFavorites(let ids):
      favorites = unique(ids).filter(isKnown)
      return "\(favorites)"
    case .replaceOwned(let ids):
      owned = unique(ids).filter(isKnown)
      return "\(owned)"
    case .rename(let text):
      if text.isEmpty { return "profile.empty-name" }
      if text.count > 50 { return "profile.too-long" }
      (name, description) = (text, text)
      return text
    case .sortCart(let sort): return sorted(sort)
    case .reset:
      self = PlainMarket(seed)
      return "reset"
    }
  }
}

extension PlainMarket {
  private mutating func add(_ ids: [NFT.ID]) -> String {
    for id in ids {
      guard isKnown(id) else { return "nft.not-found" }
      if owned.contains(id) { return "cart.owned" }
    }
    let added = unique(ids).filter { !cart.contains($0) }
    if !added.isEmpty, isWaiting {
      deliver()
      return add(ids)
    }
    cart += added
    return "\(added)"
  }

  private mutating func like(_ ids: [NFT.ID]) -> String {
    guard ids.allSatisfy(isKnown) else { return "nft.not-found" }
    let added = unique(ids).filter { !favorites.contains($0) }
    favorites += added
    return "\(added)"
  }

  private mutating func pay(_ mood: GatewayMood, _ delivery: Delivery) -> String {
    if isWaiting, orders.last != unpaid { deliver() }
    if !isWaiting {
      if unpaid.isEmpty { return "cart.empty" }
      guard mood == .normal else { return "payment.declined" }
      orders.append(unpaid)
      isWaiting = true
    }
    if delivery == .atOnce { deliver() }
    return "order \(orders.count) for \(total(of: orders.last ?? []))"
  }

  private mutating func complete(_ ids: [NFT.ID]) -> String {
    let delivered = isWaiting ? [orders.count] : []
    deliver()
    let acquired = unique(ids).filter { isKnown($0) && !owned.contains($0) }
    owned += acquired
    cart = []
    return "\(delivered), \(acquired)"
  }

  private mutating func deliver() {
    guard isWaiting, let order = orders.last else { return }
    isWaiting = false
    owned += order.filter { !owned.contains($0) }
    cart.removeAll(where: order.contains)
  }

  /// What of the cart a payment would pay for.
  private var unpaid: [NFT.ID] { cart.filter { !owned.contains($0) } }

  private func sorted(_ sort: Sort<NFTKey>) -> String {
    let nfts = seed.nfts.filter { cart.contains($0.id) }
    return "\(nfts.sorted { sort.precedes($0, $1, FoldedCollation()) }.map(\.id))"
  }

  private func isKnown(_ id: NFT.ID) -> Bool {
    seed.nfts.contains { $0.id == id }
  }

  private func total(of ids: [NFT.ID]) -> Price {
    seed.nfts.filter { ids.contains($0.id) }.map(\.price).reduce(.zero, +)
  }

  private func unique(_ ids: [NFT.ID]) -> [NFT.ID] {
    ids.enumerated().filter { !ids[..<$0.offset].contains($0.element) }.map(\.element)
  }
}

extension PlainMarket.State {
  /// Reads it from the ports of a real market.
  init(_ ports: MarketPorts) throws(PortError) {
    let profile = try ports.profile.profile()
    let contents = try ports.cart.cart(.standardCart, .all)
    let orders = Array(try ports.orders.orders(.all).items.reversed())
    self.init(
      name: profile.name, description: profile.description,
      favorites: try ports.favorites.favorites(.all).items.map(\.id),
      cart: try ports.cart.cartList(), total: contents.total,
      owned: try ports.profile.ownedList(), orders: orders.map { $0.items.map(\.nft) },
      isDelivered: orders.map(\.isDelivered),
      summary: try ports.world.summary())
  }
}
