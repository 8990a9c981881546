/// Takes what a `SeedReading` tells, entry by entry, and checks what only the whole can show:
/// that numbers and identifiers are used once, and that every reference resolves.
package protocol SeedVisitor: AnyObject {
  /// A collection, and the NFTs it holds in its own order.
  func visit(_ collection: NFTCollection, holding nfts: [NFT.ID]) throws(SeedError)
  /// An NFT; its home is the collection that holds it, whatever its own `collection` says.
  func visit(_ nft: NFT) throws(SeedError)
  /// A user, and the NFTs held in the user's own order.
  func visit(_ user: User, holding nfts: [NFT.ID]) throws(SeedError)
  /// A currency, in the order in which currencies are offered.
  func visit(_ currency: Currency) throws(SeedError)
  /// The person whose world it will be.
  func visit(_ person: SeedPerson) throws(SeedError)
  /// A file's last entry was told.
  func finish(_ file: SeedFile) throws(SeedError)
}
