internal import Market

/// NFTs in the order in which they were put in, each once.
struct NFTList {
  private(set) var ids: [NFT.ID] = []
  private var members: Set<NFT.ID> = []

  init(_ ids: [NFT.ID]) {
    for id in ids { append(id) }
  }

  func contains(_ id: NFT.ID) -> Bool {
    members.contains(id)
  }

  /// Puts an NFT at the end; one that is there already stays where it is.
  mutating func append(_ id: NFT.ID) {
    if members.insert(id).inserted { ids.append(id) }
  }

  /// Takes an NFT out; one that is not there is no error.
  mutating func remove(_ id: NFT.ID) {
    if members.remove(id) != nil { ids.removeAll { $0 == id } }
  }
}
