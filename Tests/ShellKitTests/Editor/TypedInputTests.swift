import Testing

@testable import ShellKit

/// A paste as the keys it stands for.
struct TypedInputTests {
  @Test func newlinesAreKeysAndTheRestIsText() {
    #expect(TypedInput.pasted("a\tb\nc") == [.text("a\tb"), .key("\n"), .text("c")])
    #expect(TypedInput.pasted("\n\n") == [.key("\n"), .key("\n")])
    #expect(TypedInput.pasted("") == [])
  }

  @Test(arguments: ["\r", "\n", "\r\n", "\n\r"])
  func everyKindOfNewlineIsOneKey(newline: String) {
    let typed = TypedInput.pasted("a" + newline + "b" + newline + newline + "c")
    #expect(
      typed == [
        .text("a"), .key("\n"), .text("b"), .key("\n"), .key("\n"), .text("c"),
      ])
  }

  @Test func nulIsLeftOut() {
    #expect(TypedInput.pasted("a\0b") == [.text("ab")])
  }
}
