/// A page that this project's server shows in the place of somebody's site.
package enum APISite: Hashable, Sendable {
  /// The site of a user, who may be an author.
  case user(APIIdentifier)
  /// The site of a collection whose author is no user.
  case collection(APIIdentifier)
  /// The site of an NFT whose author is no user.
  case nft(APIIdentifier)
  /// The site of whoever set none.
  case profile

  /// `/sites/users/3` and its like: ASCII, without `%` (API contract 4.2).
  package var path: String {
    switch self {
    case .user(let id): "/sites/users/\(id)"
    case .collection(let id): "/sites/collections/\(id)"
    case .nft(let id): "/sites/nfts/\(id)"
    case .profile: "/sites/profiles/1"
    }
  }

  /// Reads the two last parts of a path, such as `users` and `3`; nil for others.
  package init?(kind: String, name: String) {
    switch kind {
    case "users": self = .user(APIIdentifier(name))
    case "collections": self = .collection(APIIdentifier(name))
    case "nfts": self = .nft(APIIdentifier(name))
    case "profiles" where name == "1": self = .profile
    default: return nil
    }
  }

  /// Reads the address of such a page, whatever the host: clients send back what they got.
  package init?(address: String) {
    guard let path = APIAddresses.path(of: address) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0].isEmpty, parts[1] == "sites" else { return nil }
    self.init(kind: parts[2], name: parts[3])
  }
}
