/// What a command answers with: as blocks for people, as JSON for programs, and its rows.
package struct Screen {
  /// The screen from top to bottom.
  package var blocks: [Block]
  /// The same as JSON, one compact document; made only when it is asked for.
  package var json: () -> JSON
  /// The columns of its items as CSV, also where there are none; empty where the first item tells.
  package var columns: [String]
  /// What the rows of its table stand for; nil where it has none, and earlier rows stay bound.
  package var rows: [RowTarget]?
  /// The number of the first row.
  package var firstRow: Int

  /// A screen without rows unless they are given.
  package init(
    _ blocks: [Block], json: @autoclosure @escaping () -> JSON, columns: [String] = [],
    rows: [RowTarget]? = nil, firstRow: Int = 1
  ) {
    self.blocks = blocks
    self.json = json
    self.columns = columns
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
    guard case .array(let rows)? = items else { return CSV.text(Self.table([json], [])) }
    return CSV.text(Self.table(rows, columns))
  }

  private static func table(_ rows: [JSON], _ columns: [String]) -> [[CSV.Cell]] {
    let objects = rows.map { flattened($0) }
    let keys = columns.isEmpty ? objects.first?.map(\.0) ?? [] : columns
    guard !keys.isEmpty else { return [] }
    let lines = objects.map { object in
      keys.map { key in cell(object.first { $0.0 == key }?.1 ?? .null) }
    }
    return [keys.map(CSV.Cell.text)] + lines
  }

  /// The members of an object, those of an object within it under names such as `paidIn.ticker`.
  private static func flattened(_ value: JSON) -> [(String, JSON)] {
    guard case .object(let members) = value else { return [("value", value)] }
    return members.flatMap { name, member -> [(String, JSON)] in
      guard case .object = member else { return [(name, member)] }
      return flattened(member).map { ("\(name).\($0.0)", $0.1) }
    }
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

  /// What stands for a value within a list: a text itself, an object by its identifier.
  private static func plain(_ value: JSON) -> String {
    switch value {
    case .string(let text): text
    case .object(let members): members.first { $0.0 == "id" }.map { plain($0.1) } ?? value.text
    default: value.text
    }
  }
}
