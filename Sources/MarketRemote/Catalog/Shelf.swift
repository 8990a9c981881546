internal import Market
internal import MarketAPI

/// The collections of a server, and which NFT is in which.
struct Shelf {
  let collections: [NFTCollection]
  let contents: [NFTCollection.ID: [NFT.ID]]
  private let homes: [NFT.ID: Int]

  /// `people` tell the names of authors that go by number (API contract 1.1).
  init(_ answers: [CollectionAnswer], _ people: People?, site: (Link?) -> Link?) {
    collections = answers.map { answer in
      let author = people?.user(numbered: answer.collection.author)
      return answer.collection.made(
        by: author?.name ?? answer.collection.author,
        at: site(answer.collection.website) ?? author?.website)
    }
    contents = Dictionary(
      answers.map { ($0.collection.id, $0.nfts) }, uniquingKeysWith: { first, _ in first })
    var homes: [NFT.ID: Int] = [:]
    for (index, answer) in answers.enumerated() {
      for id in answer.nfts where homes[id] == nil { homes[id] = index }
    }
    self.homes = homes
  }

  /// The collection that holds an NFT; nil for one that stands alone.
  func home(of id: NFT.ID) -> NFTCollection? {
    homes[id].map { collections[$0] }
  }
}
