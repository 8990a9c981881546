public import Market

extension InMemoryMarket: NFTSource {
  /// Nil where the seed has no such NFT; never throws.
  public func nft(_ id: NFT.ID) throws(PortError) -> NFT? {
    catalog.nfts[id]
  }

  /// The NFTs that `Lookup.found` finds in the seed; never throws.
  public func nfts(by lookup: Lookup, limit: Int) throws(PortError) -> [NFT] {
    lookup.found(in: seed.nfts, limit: limit)
  }

  /// The collection's NFTs in its own order; never throws.
  public func nfts(
    in collection: NFTCollection.ID, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    page(of: seed.contents[collection] ?? [], window)
  }

  /// The matching NFTs of the seed; never throws.
  public func nfts(
    matching filter: ListFilter, _ sort: Sort<NFTKey>?, _ window: Window
  ) throws(PortError) -> Page<NFT> {
    let all = if let sort { catalog.nfts(seed.nfts.map(\.id), sort) } else { catalog.numbered }
    let matching = all.filter { filter.holds(name: $0.name, author: $0.author) }
    return Page(window.cut(matching), offset: window.offset, total: matching.count)
  }

  /// Heart, cart mark and ownership of each NFT that the seed knows; never throws.
  public func standings(of ids: [NFT.ID]) throws(PortError) -> [NFT.ID: Standing] {
    standings(ids)
  }

  func standings(_ ids: [NFT.ID]) -> [NFT.ID: Standing] {
    var standings: [NFT.ID: Standing] = [:]
    for id in ids where catalog.nfts[id] != nil {
      standings[id] = Standing(
        isLiked: state.favorites.contains(id), isInCart: state.cart.contains(id),
        isOwned: state.owned.contains(id))
    }
    return standings
  }

  /// The NFTs with these identifiers that lie in the window, in this order.
  func page(of ids: [NFT.ID], _ window: Window) -> Page<NFT> {
    let known = nfts(ids)
    return Page(window.cut(known), offset: window.offset, total: known.count)
  }

  /// Applies a decision to one of the lists and logs what it changed.
  ///
  /// Only NFTs it was told about can be added or removed.
  func change(
    _ list: WritableKeyPath<WorldState, NFTList>, of known: [NFT.ID: Standing],
    adding: (NFT.ID) -> Change, _ add: [NFT.ID], removing: (NFT.ID) -> Change, _ remove: [NFT.ID]
  ) {
    var step: [StepLog.Entry] = []
    for id in add where known[id] != nil && state[keyPath: list].append(id) {
      step.append((adding(id), nil))
    }
    for id in remove where known[id] != nil {
      guard let place = state[keyPath: list].remove(id) else { continue }
      step.append((removing(id), place))
    }
    log.record(step)
  }

  /// Makes a list just the known ones of `ids`, each once, logs how, and gives what it is then.
  func replace(
    _ list: WritableKeyPath<WorldState, NFTList>, by ids: [NFT.ID], adding: (NFT.ID) -> Change,
    removing: (NFT.ID) -> Change
  ) -> [NFT.ID] {
    let wanted = NFTList(ids.filter { catalog.nfts[$0] != nil }).ids
    let replacement = ListReplacement(of: state[keyPath: list].ids, by: wanted)
    var step: [StepLog.Entry] = []
    for id in replacement.removed {
      step.append((removing(id), state[keyPath: list].remove(id)))
    }
    for id in replacement.added {
      state[keyPath: list].append(id)
      step.append((adding(id), nil))
    }
    log.record(step)
    return wanted
  }
}
