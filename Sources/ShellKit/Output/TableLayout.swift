/// Decides which columns of a table are shown, and how wide.
struct TableLayout {
  /// The blanks between two columns.
  static let gap = 2

  /// The shown columns, from left to right.
  private(set) var columns: [Int]
  /// The cells of each column of the table, by its number.
  private(set) var widths: [Int]

  private let table: [Table.Column]

  /// Fits columns of the given natural widths into a line; nil stands for an endless one.
  init(_ table: [Table.Column], natural: [Int], width: Int?) {
    self.table = table
    columns = Array(table.indices)
    widths = natural
    guard let width else { return }
    for column in columns where table[column].flexibility > 0 {
      // Whatever is wider than the line has to shrink anyway: no need to count it down.
      widths[column] = min(widths[column], max(width, table[column].minimum))
    }
    fit(width)
  }

  private var total: Int {
    columns.reduce(Self.gap * max(columns.count - 1, 0)) { $0 + widths[$1] }
  }

  private mutating func fit(_ width: Int) {
    let natural = widths
    shrinkFlexible(to: width) { $0.minimum }
    while total > width, let optional = columns.last(where: { table[$0].isOptional }) {
      columns.removeAll { $0 == optional }
      widths = natural
      shrinkFlexible(to: width) { $0.minimum }
    }
    // The last resort: flexible columns below their minimum, then what is never cut, and at the
    // very end whole columns.
    shrinkFlexible(to: width) { min($0.minimum, 4) }
    shrink(columns.filter { table[$0].flexibility > 0 }, to: width) { min($0.minimum, 2) }
    shrink(columns, to: width) { _ in 1 }
    while total > width, columns.count > 1 { columns.removeLast() }
    shrink(columns, to: width) { _ in 1 }
  }

  private mutating func shrinkFlexible(to width: Int, floor: (Table.Column) -> Int) {
    let levels = Set(columns.map { table[$0].flexibility }).subtracting([0])
    for level in levels.sorted(by: >) {
      shrink(columns.filter { table[$0].flexibility == level }, to: width, floor: floor)
    }
  }

  /// Takes cells from the widest of some columns until the line fits or none is above its floor.
  private mutating func shrink(
    _ candidates: [Int], to width: Int, floor: (Table.Column) -> Int
  ) {
    var excess = total - width
    while excess > 0 {
      var widest: Int?
      for column in candidates where widths[column] > max(floor(table[column]), 1) {
        if widths[column] > widest.map({ widths[$0] }) ?? 0 { widest = column }
      }
      guard let widest else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }
}
