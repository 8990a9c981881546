public import Market

extension InMemoryMarket: ChangeFeed {
  /// Always 0: changes are not counted here, where there is one session; never throws.
  public func latestChange() throws(PortError) -> Int {
    0
  }

  /// Always none: whoever shares the object is the same session; never throws.
  public func news(since number: Int, limit: Int) throws(PortError) -> ChangeNews {
    ChangeNews(changes: [], upTo: number)
  }
}
