import ShellKit
import Testing

struct TableTests {
  private let shop = Table(
    columns: [
      .number("#"), .init("Name", flexibility: 2), .init("Author", flexibility: 1, minimum: 5),
      .number("Price"), .init("Rating", isOptional: true),
    ],
    rows: [
      ["1", "Nacho the Cat", "Vladimir Petrov", "0.25", "★★★★☆"],
      ["10", "Йожик в тумане", "Юрий Норштейн", "12.5", "★★★★★"],
      ["3", "Ии\u{306}ожик 中文 👨‍👩‍👧", "匿名", "1.75", "☆☆☆☆☆"],
    ])

  @Test("A pipe gets every cell whole, lined up, without escapes or trailing blanks")
  func pipe() {
    #expect(
      render(shop) == [
        " #  Name            Author           Price  Rating",
        " 1  Nacho the Cat   Vladimir Petrov   0.25  ★★★★☆",
        "10  Йожик в тумане  Юрий Норштейн     12.5  ★★★★★",
        " 3  Ии\u{306}ожик 中文 👨‍👩‍👧  匿名              1.75  ☆☆☆☆☆",
      ])
  }

  @Test("A terminal wide enough gets the table of the pipe")
  func wideTerminal() {
    #expect(render(shop, width: 80) == render(shop))
    #expect(render(shop, width: 50) == render(shop))
  }

  @Test("The most flexible column is cut first, to its minimum, then the next")
  func cuts() {
    // 2+2+n+2+15+2+5+2+6 = 36+n: the name has 12 cells of its 14.
    #expect(
      render(shop, width: 48) == [
        " #  Name          Author           Price  Rating",
        " 1  Nacho the C…  Vladimir Petrov   0.25  ★★★★☆",
        "10  Йожик в тум…  Юрий Норштейн     12.5  ★★★★★",
        " 3  Ии\u{306}ожик 中文…  匿名              1.75  ☆☆☆☆☆",
      ])
    // The name at its minimum of 8: 21 + 8 leaves 11 for the author.
    #expect(
      render(shop, width: 40) == [
        " #  Name      Author       Price  Rating",
        " 1  Nacho t…  Vladimir P…   0.25  ★★★★☆",
        "10  Йожик в…  Юрий Норшт…   12.5  ★★★★★",
        " 3  Ии\u{306}ожик…   匿名          1.75  ☆☆☆☆☆",
      ])
  }

  @Test("Where the minimum of all does not fit, optional columns go before anything is lost")
  func dropsOptionalColumns() {
    // 2+2+8+2+5+2+5 = 26.
    #expect(
      render(shop, width: 26) == [
        " #  Name      Auth…  Price",
        " 1  Nacho t…  Vlad…   0.25",
        "10  Йожик в…  Юрий…   12.5",
        " 3  Ии\u{306}ожик…   匿名    1.75",
      ])
  }

  @Test("On twenty columns even minimums give way")
  func twentyColumns() {
    // 2+2+n+2+a+2+5 = 20 leaves 7 for both names; prices stay whole.
    #expect(
      render(shop, width: 20) == [
        " #  Na…  Aut…  Price",
        " 1  Na…  Vla…   0.25",
        "10  Йо…  Юри…   12.5",
        " 3  Ии\u{306}…  匿名   1.75",
      ])
  }

  @Test("A line narrower than its columns keeps the first of them", arguments: 1...12)
  func hopelesslyNarrow(width: Int) {
    let lines = render(shop, width: width)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { CellWidth.of($0) <= width })
  }

  @Test("A wide character across the edge leaves its cell blank")
  func cutsWideCharacters() {
    let table = Table(
      columns: [.init("T", flexibility: 1, minimum: 4), .init("U")],
      rows: [["中文字", "x"], ["абвгдеж", "x"]])
    #expect(render(table, width: 8) == ["T      U", "中文…  x", "абвг…  x"])
    #expect(render(table, width: 1) == ["T", "…", "…"])
    #expect(render(table, width: 7) == ["T     U", "中…   x", "абв…  x"])
  }

  @Test("Hostile cells cannot break the lines")
  func hostileCells() {
    let table = Table(
      columns: [.init("Name"), .init("N")], rows: [["a\nb\u{1B}[2J", "1"], ["  ", "  "]])
    #expect(render(table) == ["Name       N", "a\\nb\\e[2J  1", ""])
  }

  @Test("Rows too short are filled, rows too long are not followed; no titles, no heading")
  func oddRows() {
    let titled = Table(columns: [.init("A"), .init("B")], rows: [["1"], ["1", "2", "3"], []])
    #expect(render(titled) == ["A  B", "1", "1  2", ""])
    #expect(render(Table(columns: [.init(""), .init("")], rows: [["a", "b"]])) == ["a  b"])
    #expect(render(Table(columns: [], rows: [["a"]])).isEmpty)
  }

  @Test("A table of twenty thousand rows is whole")
  func manyRows() {
    let table = Table(
      columns: [.number("#"), .init("Name")], rows: (1...20_000).map { ["\($0)", "n\($0)"] })
    let lines = render(table)
    #expect(lines.count == 20_001)
    #expect(lines.dropFirst().first == "    1  n1")
    #expect(lines.last == "20000  n20000")
  }

  private func render(_ table: Table, width: Int? = nil) -> [String] {
    let text = Renderer(display: Display(width: width)).render([.table(table)])
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
