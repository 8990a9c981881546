internal import Market

extension NFT {
  /// The same NFT in the collection that turned out to hold it.
  func moved(to collection: NFTCollection.ID?) -> NFT {
    NFT(
      id: id, number: number, name: name, images: images, rating: rating,
      description: description, price: price, author: author, website: website,
      collection: collection, createdAt: createdAt)
  }
}
