internal import Market
internal import ShellKit

/// One user: picture, name, place, description, site.
struct UserScreen {
  private let ranked: RankedUser

  init(_ ranked: RankedUser) {
    self.ranked = ranked
  }

  var screen: Screen {
    let user = ranked.user
    let number = Words.number(of: user)
    return Screen(
      [
        .text("\(user.name, .title) \("(\(number))", .muted)"),
        .facts([
          ("Place", StyledText(String(ranked.place))),
          ("Rating", StyledText(String(user.rating), .accent)),
          ("Description", Marks.prose(user.description)),
          ("Site", Marks.site(user.website)),
          ("Picture", user.avatar == nil ? "none" : Marks.picture(user.avatar)),
          ("NFTs", "\(user.nftCount) (to list them: user \(number) nfts)"),
        ]),
      ],
      json: Self.json(ranked))
  }

  /// The names of what `json` gives, in its order.
  static let columns =
    NFTJSON.brief + ["place", "rating", "count", "description", "website", "avatar"]

  static func json(_ ranked: RankedUser) -> JSON {
    let user = ranked.user
    return .object(
      NFTJSON.brief(user) + [
        ("place", .integer(ranked.place)), ("rating", .integer(user.rating)),
        ("count", .integer(user.nftCount)), ("description", .string(user.description)),
        ("website", NFTJSON.link(user.website)), ("avatar", NFTJSON.link(user.avatar)),
      ])
  }
}
