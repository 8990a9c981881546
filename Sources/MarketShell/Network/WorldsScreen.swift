internal import Market
internal import ShellKit

/// The worlds of a store.
enum WorldsScreen {
  static func screen(_ page: Page<WorldListing>, present: World.ID) -> Screen {
    let rows = page.items.map { world -> [StyledText] in
      [
        StyledText(world.shortName), StyledText(world.id == present ? "here" : ""),
        StyledText(String(world.summary.cart)), StyledText(String(world.summary.favorites)),
        StyledText(String(world.summary.owned)), StyledText(String(world.summary.orders)),
        StyledText((world.changedAt ?? world.createdAt).readable, .muted),
      ]
    }
    let table = Table(
      columns: [
        Table.Column("World", flexibility: 1, minimum: 12), Table.Column(""), .number("Cart"),
        .number("Liked"), .number("Owned"), .number("Orders"),
        Table.Column("Last change", isOptional: true),
      ], rows: rows)
    return Screen(
      [.table(table), Footer.block(page, "world")],
      json: .object(Footer.json(page, page.items.map(json))))
  }

  /// A world as a person sees it: the identity of a token's world is long.
  static func short(_ id: World.ID) -> String {
    String(id.rawValue.prefix(World.shortestName))
  }

  private static func json(_ world: WorldListing) -> JSON {
    [
      "id": .string(world.id.rawValue), "name": .string(world.shortName),
      "cart": .integer(world.summary.cart), "favorites": .integer(world.summary.favorites),
      "owned": .integer(world.summary.owned), "orders": .integer(world.summary.orders),
      "createdAt": .string(world.createdAt.description),
      "changedAt": world.changedAt.map { .string($0.description) } ?? .null,
    ]
  }
}
