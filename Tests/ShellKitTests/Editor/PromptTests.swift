import Testing

@testable import ShellKit

/// The prompt in the form that libedit takes.
struct PromptTests {
  private let mark = "\u{1}"

  init() {
    UTF8Locale.set()
  }

  @Test func plainTextStaysAsItIs() {
    #expect(Prompt("nft> ").rendered(coloured: true) == "nft> ")
  }

  @Test func aColouredPromptEndsInAPlainBlank() {
    let prompt = Prompt("nft>", style: "1;35")
    #expect(
      prompt.rendered(coloured: true)
        == "\(mark)\u{1b}[0;1;35m\(mark)nft>\(mark)\u{1b}[0m\(mark) ")
    #expect(prompt.rendered(coloured: false) == "nft> ")
  }

  @Test func twoGroupsNeverTouchAndNoneComesLast() {
    let prompt = Prompt([
      .init("a", style: "1"), .init("", style: "2"), .init("\u{301}", style: "3"),
      .init("b", style: "4"), .init("c"), .init("d", style: "5"),
    ])
    let text = prompt.rendered(coloured: true)
    #expect(!text.contains(mark + mark))
    #expect(!text.hasSuffix(mark))
    #expect(prompt.plain == "abcd ")
  }

  @Test func controlCharactersInAPartBecomeBlanks() {
    #expect(Prompt("a\u{1b}[2Jb\nc\u{1}").plain == "a [2Jb c ")
  }

  @Test func aStyleIsNothingButNumbers() {
    #expect(!Prompt("a", style: "1m\u{7}").rendered(coloured: true).contains("\u{7}"))
  }
}
