internal import Market
internal import MarketAPI
internal import MarketServer
internal import ShellKit

/// The shell's side of what an app did.
extension Deed {
  /// The command, or commands, that do the same in the shell; nil where none does.
  var command: String? {
    switch self {
    case .listed(let endpoint, let listing): Self.list(endpoint, listing)
    case .showed(let endpoint, let id): Self.show(endpoint, id)
    case .read(.order): "cart"
    case .read(.profile): "profile"
    case .read(.currencies): "currencies"
    case .read, .completed: nil
    case .paid(let currency): "pay \(Quoting.quoted(currency.ticker))"
    case .replacedCart(let nfts):
      nfts.isEmpty ? "cart clear" : "cart clear; cart add \(Self.words(nfts))"
    case .editedProfile(let edits, let likes, _):
      Self.edit(edits, likes)
    }
  }

  private static func list(_ endpoint: APIEndpoint, _ listing: APIListing) -> String? {
    let noun: String
    switch endpoint {
    case .collections: noun = "catalog"
    case .users: noun = "rating"
    default: return nil
    }
    let sort = sort(endpoint, listing).map { " sort \($0) \(listing.direction.rawValue)" } ?? ""
    let limit = listing.window.limit.map { " --limit \($0)" } ?? ""
    let offset = listing.window.offset > 0 ? " --offset \(listing.window.offset)" : ""
    return noun + sort + limit + offset
  }

  private static func sort(_ endpoint: APIEndpoint, _ listing: APIListing) -> String? {
    endpoint == .collections
      ? listing.catalogSort?.key.rawValue : listing.userSort?.key.rawValue
  }

  private static func show(_ endpoint: APIEndpoint, _ id: APIIdentifier) -> String? {
    let word = Quoting.quoted(id.description)
    return switch endpoint {
    case .nft: "show \(word)"
    case .collection: "collection \(word)"
    case .user: "user \(word)"
    default: nil
    }
  }

  private static func edit(_ edits: [ProfileEdit], _ likes: [NFT.ID]?) -> String? {
    var commands = edits.map { edit in
      let (field, text) =
        switch edit {
        case .name(let text): ("name", text)
        case .description(let text): ("description", text)
        case .website(let text): ("site", text)
        case .avatar(let text): ("avatar", text)
        }
      return "profile edit \(field) \(Quoting.quoted(text))"
    }
    if let likes, !likes.isEmpty { commands.append("like \(words(likes))") }
    return commands.isEmpty ? nil : commands.joined(separator: "; ")
  }

  /// Eight characters of an identity are enough for the shell to know it by.
  private static func words(_ nfts: [NFT.ID]) -> String {
    nfts.prefix(20).map { String($0.rawValue.prefix(8)) }.joined(separator: " ")
      + (nfts.count > 20 ? " …" : "")
  }
}
