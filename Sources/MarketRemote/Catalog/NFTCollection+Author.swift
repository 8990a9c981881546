internal import Market

extension NFTCollection {
  /// The same collection by an author who was found out.
  func made(by author: String, at website: Link?) -> NFTCollection {
    NFTCollection(
      id: id, number: number, name: name, cover: cover, description: description, author: author,
      website: website, nftCount: nftCount, createdAt: createdAt)
  }
}
