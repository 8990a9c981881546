internal import Market

/// NFTs in the order in which they were put in, each once and at a place of its own.
struct NFTList {
  private var entries: [(id: NFT.ID, place: Int)] = []
  private var members: Set<NFT.ID> = []

  init(_ ids: [NFT.ID]) {
    for id in ids { append(id) }
  }

  /// The NFTs by place.
  var ids: [NFT.ID] { entries.map(\.id) }

  func contains(_ id: NFT.ID) -> Bool {
    members.contains(id)
  }

  /// Puts an NFT at the end; gives false for one that is there already, which stays where it is.
  @discardableResult
  mutating func append(_ id: NFT.ID) -> Bool {
    guard members.insert(id).inserted else { return false }
    entries.append((id, (entries.last?.place ?? 0) + 1))
    return true
  }

  /// Puts an NFT where it stood; at the end where that place is taken, or none is named.
  mutating func insert(_ id: NFT.ID, at place: Int?) {
    guard let place, !contains(id), !entries.contains(where: { $0.place == place }) else {
      append(id)
      return
    }
    members.insert(id)
    let index = entries.firstIndex { $0.place > place } ?? entries.count
    entries.insert((id, place), at: index)
  }

  /// Takes an NFT out and gives the place it had; nil for one that is not there.
  mutating func remove(_ id: NFT.ID) -> Int? {
    guard members.remove(id) != nil, let index = entries.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return entries.remove(at: index).place
  }
}
