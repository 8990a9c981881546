internal import Market
internal import ShellKit

extension RowTarget {
  /// A row that stands for a thing; completion offers it by number and name.
  init(_ kind: String, _ thing: some Named, leadingTo link: Link?) {
    self.init(
      kind: kind, id: thing.id.rawValue, address: link?.text,
      offer: MarketSession.offer(thing))
  }
}
