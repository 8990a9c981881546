internal import Market
internal import ShellKit

/// The users by rank: place, picture, name, rating, number of NFTs.
struct RatingScreen {
  private let page: Page<RankedUser>
  private let sort: Sort<UserKey>

  init(_ page: Page<RankedUser>, _ sort: Sort<UserKey>) {
    self.page = page
    self.sort = sort
  }

  var screen: Screen {
    let targets = page.items.map { RowTarget(Kind.user, $0.user, leadingTo: $0.user.website) }
    return Screen(
      page.total == 0
        ? [.paragraph("There are no users.")]
        : [.table(table), Footer.block(page, "user", sort.words)],
      json: .object(Footer.json(page, page.items.map(UserScreen.json)) + [("sort", sort.json)]),
      columns: UserScreen.columns, rows: targets, firstRow: page.offset + 1)
  }

  private var table: Table {
    let rows = page.items.enumerated().map { index, ranked -> [StyledText] in
      let user = ranked.user
      return [
        StyledText("#\(page.offset + index + 1)", .muted), StyledText(Words.number(of: user)),
        StyledText(String(ranked.place), .title), StyledText(user.name),
        StyledText(String(user.rating), .accent), StyledText(String(user.nftCount)),
        Marks.picture(user.avatar),
      ]
    }
    return Table(
      columns: [
        Table.Column("#", alignment: .right), .number("No."), .number("Place"),
        Table.Column("Name", flexibility: 2, minimum: 12), .number("Rating"), .number("NFTs"),
        Table.Column("Picture", flexibility: 3, isOptional: true),
      ], rows: rows)
  }
}
