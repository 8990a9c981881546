/// A picture that this project's server draws, with the path that it answers at.
package enum APIPicture: Hashable, Sendable {
  /// A picture of an NFT; they count from 1.
  case nft(APIIdentifier, Int)
  /// The cover of a collection.
  case collection(APIIdentifier)
  /// The avatar of a user.
  case user(APIIdentifier)
  /// The logo of a currency, by its title in plain letters: `shiba-inu`.
  case currency(String)
  /// The avatar of whoever set none.
  case profile

  /// `/pictures/nfts/109-1.png` and its like: ASCII, without `%` (API contract 4.2).
  package var path: String {
    switch self {
    case .nft(let id, let index): "/pictures/nfts/\(id)-\(index).png"
    case .collection(let id): "/pictures/collections/\(id).png"
    case .user(let id): "/pictures/users/\(id).png"
    case .currency(let name): "/pictures/currencies/\(name).png"
    case .profile: "/pictures/profiles/1.png"
    }
  }

  /// Reads the two last parts of a path, such as `nfts` and `109-1.png`; nil for others.
  package init?(kind: String, file: String) {
    guard file.hasSuffix(".png") else { return nil }
    let name = String(file.dropLast(4))
    switch kind {
    case "nfts":
      guard let dash = name.lastIndex(of: "-"), dash > name.startIndex,
        case .number(let index) = APIIdentifier(String(name[name.index(after: dash)...]))
      else { return nil }
      self = .nft(APIIdentifier(String(name[..<dash])), index)
    case "collections": self = .collection(APIIdentifier(name))
    case "users": self = .user(APIIdentifier(name))
    case "currencies": self = .currency(name)
    case "profiles" where name == "1": self = .profile
    default: return nil
    }
  }

  /// Reads the address of such a picture, whatever the host: clients send back what they got.
  package init?(address: String) {
    guard let path = APIAddresses.path(of: address) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0].isEmpty, parts[1] == "pictures" else { return nil }
    self.init(kind: parts[2], file: parts[3])
  }
}
