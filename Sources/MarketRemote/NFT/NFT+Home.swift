internal import Market

extension NFT {
  /// The same NFT in its collection, with its author by name.
  ///
  /// Answers name an author by name, by a user's number, or by an address (API contract 1.1); an
  /// author who can't be told otherwise is the collection's.
  func placed(on shelf: Shelf, _ people: People?, site own: (Link?) -> Link?) -> NFT {
    let home = shelf.home(of: id)
    let user = people?.user(numbered: author)
    let site = Link(author)
    let isName = site == nil && Int(author) == nil && !author.isEmpty
    return NFT(
      id: id, number: number, name: name, images: images, rating: rating,
      description: description, price: price,
      author: isName ? author : user?.name ?? home?.author ?? author,
      website: own(website ?? site) ?? user?.website, collection: home?.id, createdAt: createdAt)
  }
}
