/// What a command answers with: as blocks for people, as JSON for programs, and its rows.
package struct Screen {
  /// The screen from top to bottom.
  package var blocks: [Block]
  /// The same as JSON, one compact document; made only when it is asked for.
  package var json: () -> JSON
  /// What the rows of its table stand for; nil where it has none, and earlier rows stay bound.
  package var rows: [RowTarget]?
  /// The number of the first row.
  package var firstRow: Int

  /// A screen without rows unless they are given.
  package init(
    _ blocks: [Block], json: @autoclosure @escaping () -> JSON, rows: [RowTarget]? = nil,
    firstRow: Int = 1
  ) {
    self.blocks = blocks
    self.json = json
    self.rows = rows
    self.firstRow = firstRow
  }

  /// A sentence that says what was done.
  package static func sentence(_ text: StyledText, json: @autoclosure @escaping () -> JSON)
    -> Screen
  {
    Screen([.paragraph(text)], json: json())
  }

  /// The JSON as comma-separated values: the items, or the document itself as one row.
  var csv: String {
    let json = json()
    guard case .object(let members) = json else { return CSV.text([[.text(json.text)]]) }
    let items = members.first { $0.0 == "items" }?.1
    guard case .array(let rows)? = items else { return CSV.text(Self.table([json])) }
    return CSV.text(Self.table(rows))
  }

  private static func table(_ rows: [JSON]) -> [[CSV.Cell]] {
    let objects = rows.compactMap { row -> [(String, JSON)]? in
      if case .object(let members) = row { members } else { nil }
    }
    guard let first = objects.first else { return [] }
    let keys = first.map(\.0)
    let lines = objects.map { object in
      keys.map { key in cell(object.first { $0.0 == key }?.1 ?? .null) }
    }
    return [keys.map(CSV.Cell.text)] + lines
  }

  private static func cell(_ value: JSON) -> CSV.Cell {
    switch value {
    case .null: .text("")
    case .string(let text): .text(text)
    case .integer(let number): .number(String(number))
    case .bool(let isTrue): .text(isTrue ? "true" : "false")
    case .array(let values): .text(values.map(Self.plain).joined(separator: " "))
    case .object: .text(value.text)
    }
  }

  private static func plain(_ value: JSON) -> String {
    if case .string(let text) = value { text } else { value.text }
  }
}
