internal import Market
internal import ShellKit

/// The profile: picture, name, description, site, and how much the person owns and likes.
struct ProfileScreen {
  private let profile: Profile
  private let counts: WorldSummary

  init(_ profile: Profile, _ counts: WorldSummary) {
    self.profile = profile
    self.counts = counts
  }

  var screen: Screen {
    Screen(
      [
        .text(StyledText(profile.name, .title)),
        .facts([
          ("Description", Marks.prose(profile.description)),
          ("Site", Marks.site(profile.website)),
          ("Picture", profile.avatar == nil ? "none" : Marks.picture(profile.avatar)),
          ("My NFTs", "\(counts.owned) (to list them: my)"),
          ("Favourites", "\(counts.favorites) (to list them: favorites)"),
        ]),
      ], json: .object(Self.json(profile) + countsJSON))
  }

  /// `The name is now "…".`
  static func edited(_ field: ProfileField, _ profile: Profile) -> Screen {
    let value = profile[field]
    let words = value.isEmpty ? "empty" : Quotation.of(value)
    return .sentence(
      StyledText("The \(field.rawValue) is now \(words)."), json: .object(json(profile)))
  }

  /// The answer to a saved form.
  static func saved(_ profile: Profile) -> Screen {
    .sentence("The profile was saved.", json: .object(json(profile)))
  }

  private static func json(_ profile: Profile) -> [(String, JSON)] {
    [
      ("id", .string(profile.id.rawValue)), ("name", .string(profile.name)),
      ("description", .string(profile.description)),
      ("website", NFTJSON.link(profile.website)), ("avatar", NFTJSON.link(profile.avatar)),
    ]
  }

  private var countsJSON: [(String, JSON)] {
    [("owned", .integer(counts.owned)), ("favorites", .integer(counts.favorites))]
  }
}
