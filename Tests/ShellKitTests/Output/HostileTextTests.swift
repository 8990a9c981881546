import ShellKit
import Testing

struct HostileTextTests {
  /// What names, descriptions and servers may send, from plain to vicious.
  private static let fragments = [
    "a", "Nacho", " ", "  ", "Ж", "й", "и\u{306}", "\u{301}", "中", "文字", "👨‍👩‍👧", "🇷🇺", "🇷", "1️⃣",
    "❤️", "\u{1B}[31m", "\u{1B}]8;;x\u{7}", "\n", "\r", "\t", "\0", "\u{9B}", "\u{202E}", "\u{2069}",
    "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FEFF}", "\u{2028}", "\u{E0041}", "\u{FFFF}", "…", "\\",
  ]

  @Test("Whatever stands in the cells, lines fit, line up and steer nothing", arguments: 1...200)
  func randomTables(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let columns: [Table.Column] = [
      .init("One", flexibility: Int.random(in: 0...2, using: &random)),
      .init("Two", alignment: .right, flexibility: 1, minimum: 3), .init("Last", isOptional: true),
    ]
    let rows = (0..<5).map { _ in (0..<2).map { _ in Self.cell(&random) } + ["|"] }
    let table = Table(columns: columns, rows: rows)
    for width in [nil, 10, 20, 40, 80] {
      let lines = Renderer(display: Display(width: width)).render([.table(table)])
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count == 6, "seed \(seed), width \(width ?? 0)")
      for line in lines { expectHarmless(line, width: width, seed: seed) }
      let bars = Set(lines.dropFirst().filter { $0.last == "|" }.map { CellWidth.of(String($0)) })
      #expect(bars.count <= 1, "seed \(seed), width \(width ?? 0): the last column lines up")
    }
  }

  @Test("Wrapping loses nothing but blanks", arguments: 1...200)
  func randomParagraphs(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let text = (0..<6).map { _ in Self.cell(&random) }.joined(separator: " ")
    let whole = Renderer(display: .pipe).render([.paragraph(text)])
    for width in [2, 7, 20] {
      let wrapped = Renderer(display: Display(width: width)).render([.paragraph(text)])
      let isInk: (Unicode.Scalar) -> Bool = { $0 != " " && $0 != "\n" }
      #expect(
        wrapped.unicodeScalars.filter(isInk) == whole.unicodeScalars.filter(isInk),
        "seed \(seed), width \(width)")
      for line in wrapped.split(separator: "\n") { expectHarmless(line, width: width, seed: seed) }
    }
  }

  private func expectHarmless(_ line: Substring, width: Int?, seed: UInt64) {
    #expect(line.last != " ", "seed \(seed)")
    #expect(CellWidth.of(String(line)) <= width ?? .max, "seed \(seed): \(line)")
    let controls = line.unicodeScalars.filter {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || (0x2028...0x202E).contains($0.value)
    }
    #expect(controls.isEmpty, "seed \(seed)")
  }

  private static func cell(_ random: inout SeededGenerator) -> StyledText {
    let count = Int.random(in: 0...8, using: &random)
    let parts = (0..<count).map { _ in fragments.randomElement(using: &random) ?? "" }
    return StyledText(parts.joined(), .title)
  }
}
