/// Where a command stands, for messages: `demo.nft:12:`.
package struct Place: Equatable, Sendable {
  /// The file, or `stdin`; nil for a prompt and for `-c`.
  package let name: String?
  /// The line, counted from 1.
  package let line: Int

  /// Takes both as they are.
  package init(_ name: String?, line: Int) {
    self.name = name
    self.line = line
  }

  /// `name:line: `, or nothing where there is no name.
  package var prefix: String { name.map { "\(Escaping.visible($0)):\(line): " } ?? "" }
}
