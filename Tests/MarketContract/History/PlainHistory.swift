import Market

/// A history as one would write it down on paper: the world before each step, and after it.
struct PlainHistory {
  /// What steps change.
  struct World: Equatable {
    var favorites: [NFT.ID]
    var cart: [NFT.ID]
    var owned: Set<NFT.ID>
    var profile: Profile
  }

  private enum Step {
    case taken(before: World, after: World, [Change])
    case barrier(Change)
  }

  private let seed: World
  private(set) var world: World
  private var steps: [Step] = []
  private var undone: [Step] = []

  init(_ seed: WorldSeed) {
    world = World(
      favorites: seed.favorites, cart: seed.cart, owned: Set(seed.owned), profile: seed.profile)
    self.seed = world
  }

  mutating func change(_ deed: HistoryDeed) {
    let before = world
    let changes: [Change]
    switch deed {
    case .like(let ids): changes = Self.put(ids, into: &world.favorites).map(Change.liked)
    case .unlike(let ids): changes = Self.take(ids, from: &world.favorites).map(Change.unliked)
    case .exchange(let add, let remove):
      changes =
        Self.put(add, into: &world.cart).map(Change.addedToCart)
        + Self.take(remove, from: &world.cart).map(Change.removedFromCart)
    case .replaceCart(let ids):
      changes = Self.replace(
        &world.cart, by: ids, adding: Change.addedToCart, removing: Change.removedFromCart)
    case .replaceFavorites(let ids):
      changes = Self.replace(
        &world.favorites, by: ids, adding: Change.liked, removing: Change.unliked)
    case .edit(let edits):
      for edit in edits { try? world.profile.apply(edit) }
      changes = ProfileField.allCases.filter { before.profile[$0] != world.profile[$0] }
        .map { .edited($0, from: before.profile[$0], to: world.profile[$0]) }
    case .reset:
      world = seed
      return stop(at: .reset)
    case .pay, .undo, .redo: return
    }
    guard !changes.isEmpty else { return }
    steps.append(.taken(before: before, after: world, changes))
    undone = []
  }

  mutating func pay(as order: Order.ID) {
    world.owned.formUnion(world.cart)
    world.cart = []
    stop(at: .paid(order))
  }

  mutating func undo() -> ReversalOutcome {
    switch steps.last {
    case nil: return .nothing
    case .barrier(let change): return .barrier(change)
    case .taken(let before, _, let changes):
      world = before
      undone.append(steps.removeLast())
      return .done(changes.reversed().map(Self.opposite))
    }
  }

  mutating func redo() -> ReversalOutcome {
    guard case .taken(_, let after, let changes) = undone.last else { return .nothing }
    world = after
    steps.append(undone.removeLast())
    return .done(changes)
  }

  private mutating func stop(at change: Change) {
    steps.append(.barrier(change))
    undone = []
  }

  private static func put(_ ids: [NFT.ID], into list: inout [NFT.ID]) -> [NFT.ID] {
    let count = list.count
    for id in ids where !list.contains(id) { list.append(id) }
    return Array(list[count...])
  }

  private static func take(_ ids: [NFT.ID], from list: inout [NFT.ID]) -> [NFT.ID] {
    var taken: [NFT.ID] = []
    for id in ids {
      guard let index = list.firstIndex(of: id) else { continue }
      taken.append(list.remove(at: index))
    }
    return taken
  }

  /// As much of the new list's beginning as stands so in the old one may stay.
  private static func replace(
    _ list: inout [NFT.ID], by ids: [NFT.ID], adding: (NFT.ID) -> Change,
    removing: (NFT.ID) -> Change
  ) -> [Change] {
    let new = ids.enumerated().filter { !ids[..<$0.offset].contains($0.element) }.map(\.element)
    let kept = (0...new.count).last { count in
      let start = Array(new[..<count])
      return list.filter(start.contains) == start
    }
    let start = new[..<(kept ?? 0)]
    let removed = list.filter { !start.contains($0) }
    list = new
    return removed.map(removing) + new[start.count...].map(adding)
  }

  private static func opposite(_ change: Change) -> Change {
    switch change {
    case .liked(let id): .unliked(id)
    case .unliked(let id): .liked(id)
    case .addedToCart(let id): .removedFromCart(id)
    case .removedFromCart(let id): .addedToCart(id)
    case .edited(let field, let old, let new): .edited(field, from: new, to: old)
    case .acquired(let id): .givenUp(id)
    case .givenUp(let id): .acquired(id)
    case .paid, .delivered, .completed, .reset, .restored: change
    }
  }
}
