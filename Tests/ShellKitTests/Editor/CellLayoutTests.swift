import Testing

@testable import ShellKit

/// Where libedit puts what is typed.
struct CellLayoutTests {
  private let layout = CellLayout(columns: 20)

  init() {
    UTF8Locale.set()
  }

  private func position(_ text: String) -> CellPosition {
    layout.position(after: text.unicodeScalars)
  }

  @Test func aFullRowGoesOnInTheNext() {
    #expect(position("abc") == CellPosition(row: 0, column: 3))
    #expect(position(String(repeating: "x", count: 20)) == CellPosition(row: 1, column: 0))
    #expect(position(String(repeating: "x", count: 45)) == CellPosition(row: 2, column: 5))
  }

  @Test func aWideCharacterIsNotSplit() {
    #expect(position("家家") == CellPosition(row: 0, column: 4))
    #expect(position(String(repeating: "x", count: 19) + "家") == CellPosition(row: 1, column: 2))
  }

  @Test func joiningCharactersTakeNoRoom() {
    #expect(position("e\u{301}") == CellPosition(row: 0, column: 1))
    #expect(position("👨‍👩‍👧") == CellPosition(row: 0, column: 6))
  }

  @Test func controlCharactersShowReadably() {
    #expect(position("\u{1b}\u{7f}") == CellPosition(row: 0, column: 4))
    #expect(position("a\tb") == CellPosition(row: 0, column: 9))
    #expect(position("a\nb") == CellPosition(row: 1, column: 1))
    #expect(
      layout.shown("\u{1b}a\t\u{7f}".unicodeScalars, from: CellPosition()) == "^[a     ^?")
  }
}
