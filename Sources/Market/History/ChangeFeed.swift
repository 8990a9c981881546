/// What others change in this world: phones, and other shells.
public protocol ChangeFeed {
  /// The number of the latest change of any kind; 0 before the first.
  func latestChange() throws(PortError) -> Int
  /// The changes that other sessions made here after the one with this number, at most `limit`.
  func news(since number: Int, limit: Int) throws(PortError) -> ChangeNews
}
