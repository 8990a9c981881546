/// Finds the user that an app names.
public struct FindUser {
  private let users: any UserSource

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    users = ports.users
  }

  /// The user by number, by identifier or name in any letter case, or by site; nil for none.
  ///
  /// Where several match, the one that every source gives first (API contract 4.3).
  public func callAsFunction(_ text: String) throws(PortError) -> User? {
    var lookups = [Lookup.exact(SearchText(text))]
    if let number = Int(text) { lookups.insert(.number(number), at: 0) }
    if let site = Link(text) { lookups.append(.site(site)) }
    for lookup in lookups {
      if let found = try users.users(by: lookup, limit: 1).first { return found }
    }
    return nil
  }
}
