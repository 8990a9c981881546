internal import Market
internal import ShellKit

/// The line under a list: how much of it is shown, and how it is sorted.
enum Footer {
  /// `14 collections · sorted by count desc`, or `rows 1 to 5 of 14 collections · …`.
  static func block<Item>(_ page: Page<Item>, _ noun: String, _ parts: String...) -> Block {
    let whole = Words.counted(page.total, noun)
    let isWhole = page.items.count == page.total
    let last = page.offset + page.items.count
    let shown =
      isWhole
      ? whole
      : page.items.isEmpty ? "no row of \(whole)" : "rows \(page.offset + 1) to \(last) of \(whole)"
    let way = page.remaining > 0 ? ["more for the next"] : []
    return .text(StyledText(([shown] + parts + way).joined(separator: " · "), .muted))
  }

  /// The members that every list has in JSON.
  static func json<Item>(_ page: Page<Item>, _ items: [JSON]) -> [(String, JSON)] {
    [("items", .array(items)), ("offset", .integer(page.offset)), ("count", .integer(page.total))]
  }
}
