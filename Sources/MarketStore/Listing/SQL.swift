internal import Market
internal import SQLiteKit

/// Pieces of SQL that several features share.
enum SQL {
  /// The values of `LIMIT ? OFFSET ?`; -1 is no limit.
  static func values(_ window: Window) -> [SQLiteValue] {
    [.integer(window.limit ?? -1), .integer(window.offset)]
  }

  /// The condition that every word of a search is a part of the folded name, and that the author
  /// is the one asked for, with its values.
  static func condition(_ filter: ListFilter) -> (sql: String, values: [SQLiteValue]) {
    let words = filter.name?.words ?? []
    var conditions = words.map { _ in "instr(folded, ?) > 0" }
    if filter.author != nil { conditions.append("author = ?") }
    guard !conditions.isEmpty else { return ("", []) }
    let values = words + (filter.author.map { [$0] } ?? [])
    return (" WHERE \(conditions.joined(separator: " AND "))", values.map(SQLiteValue.text))
  }

  /// Rows of a table of named things that a lookup finds, in the order of `Lookup.found`.
  static func rows<Thing>(
    _ lookup: Lookup, limit: Int, in database: Database, select: String, table: String,
    _ read: (Row) throws(SQLiteError) -> Thing
  ) throws(SQLiteError) -> [Thing] {
    func found(_ condition: String, _ values: [SQLiteValue], _ limit: Int) throws(SQLiteError)
      -> [Thing]
    {
      try database.rows(
        "\(select) WHERE \(condition) LIMIT ?", values + [.integer(limit)], read)
    }
    switch lookup {
    case .number(let number):
      return try found("\(table).number = ?", [.integer(number)], limit)
    case .exact(let text):
      let byID = try found("\(table).id = ?", [.text(text.folded)], limit)
      let byName = try found(
        "\(table).folded = ? AND \(table).id <> ? ORDER BY \(table).number",
        [.text(text.folded), .text(text.folded)], limit - byID.count)
      return byID + byName
    case .prefix(let text):
      let range: [SQLiteValue] = [.text(text.folded), .text(text.folded + "\u{10FFFF}")]
      let byID = try found(
        "\(table).id >= ? AND \(table).id < ? ORDER BY \(table).id", range, limit)
      let byName = try found(
        """
        \(table).folded >= ? AND \(table).folded < ? AND NOT (\(table).id >= ? AND \(table).id < ?)
        ORDER BY \(table).folded, \(table).number
        """, range + range, limit - byID.count)
      return byID + byName
    case .site(let site):
      // No index: sites are asked for by apps that follow a link, among users, who are few.
      return try found(
        "\(table).website = ? ORDER BY \(table).folded, \(table).number", [.text(site.text)],
        limit)
    }
  }
}
