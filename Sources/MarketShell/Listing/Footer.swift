internal import Market
internal import ShellKit

/// The line under a list: how much of it is shown, and how it is sorted.
enum Footer {
  /// `14 collections · sorted by count desc`, or `rows 1 to 5 of 14 collections · …`.
  static func block<Item>(_ page: Page<Item>, _ noun: String, _ parts: String...) -> Block {
    let shown = "\(Self.rows(page))\(Words.counted(page.total, noun))"
    let way = page.remaining > 0 && !page.items.isEmpty ? ["more for the next"] : []
    return .paragraph(StyledText(([shown] + parts + way).listed(" · "), .muted))
  }

  /// Which rows of the whole list are shown; nothing where all are.
  private static func rows<Item>(_ page: Page<Item>) -> String {
    switch page.items.count {
    case page.total: ""
    case 0: "no row of "
    case 1: "row \(page.offset + 1) of "
    case let count: "rows \(page.offset + 1) to \(page.offset + count) of "
    }
  }

  /// The members that every list has in JSON.
  static func json<Item>(_ page: Page<Item>, _ items: [JSON]) -> [(String, JSON)] {
    [("items", .array(items)), ("offset", .integer(page.offset)), ("count", .integer(page.total))]
  }
}
