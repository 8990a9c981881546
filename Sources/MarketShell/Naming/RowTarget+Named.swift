internal import Market
internal import ShellKit

extension RowTarget {
  /// A row that stands for a thing; completion offers it by number and name.
  init(_ kind: String, _ thing: some Named, leadingTo link: Link?) {
    self.init(
      kind: kind, id: thing.id.rawValue, address: link?.text,
      offer: MarketSession.offer(thing))
  }

  /// A row that stands for an NFT; completion offers it with its price and marks.
  init(_ card: NFTCard) {
    self.init(
      kind: Kind.nft, id: card.nft.id.rawValue, address: card.nft.images.first?.text,
      offer: MarketSession.offer(card))
  }
}
