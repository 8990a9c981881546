import PseudoTerminal
import Testing

@testable import ShellKit

/// Keys that edit, complete and walk the history.
struct LineEditorKeyTests {
  @Test func backspaceTakesAwayWholeCharacters() throws {
    let terminal = try EditorTerminal.start()
    for character in ["й", "家", "👨‍👩‍👧", "🇷🇺", "e\u{301}", "👍🏽"] {
      try terminal.type("a\(character)\u{7f}b\r", showing: "LINE<ab>")
      try terminal.waitForPrompt()
    }
  }

  @Test func arrowsAndDeleteGoByWholeCharacters() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("a👨‍👩‍👧b\u{1b}[D\u{1b}[Dx\u{1b}[3~\r", showing: "LINE<axb>")
    try terminal.waitForPrompt()
    try terminal.type("a👨‍👩‍👧b\u{1b}[H\u{1b}[C\u{1b}[Cx\r", showing: "LINE<a👨‍👩‍👧xb>")
  }

  @Test func theCursorComesRightBehindAColouredPrompt() throws {
    let terminal = try EditorTerminal.start("colour")
    try terminal.type("abc\u{1b}[H", showing: "abc")
    try terminal.waitForPicture(cursor: CellPosition(row: 0, column: 7), text: "nft 2> abc")
    try terminal.send("x")
    try terminal.waitForPicture(cursor: CellPosition(row: 0, column: 8), text: "nft 2> xabc")
    #expect(terminal.text.contains("\u{1b}[0;1;35mn"))
  }

  @Test func keysThatLibeditDoesNotKnowLeaveNoTraces() throws {
    let terminal = try EditorTerminal.start()
    let keys = "\u{1b}[5~\u{1b}[6~\u{1b}[1;5A\u{1b}[2~\u{1b}[2~"
    try terminal.type("one two\(keys)\u{1b}[1;5Dx\u{1b}[1;5Cy\r", showing: "LINE<one xtwoy>")
  }

  @Test func controlUKillsToTheLinesStartAndControlWAWord() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("one two\u{1b}[D\u{15}x\r", showing: "LINE<xo>")
    try terminal.waitForPrompt()
    try terminal.type("one two\u{17}x\r", showing: "LINE<one x>")
  }

  @Test func aUniqueWordIsCompletedWithABlank() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("cat\t|\r", showing: "LINE<catalog |>")
    try terminal.waitForPrompt()
    try terminal.type("прив\t|\r", showing: "LINE<привет |>")
    try terminal.waitForPrompt()
    try terminal.type("fav x\u{1b}[D\u{1b}[D\t|\r", showing: "LINE<favorites| x>")
  }

  @Test func severalWordsAreCompletedAsFarAsTheyAgreeAndThenListed() throws {
    let terminal = try EditorTerminal.start()
    try terminal.type("пр\t", showing: "и")
    try terminal.type("\t", showing: "привет  приз\r\n")
    try terminal.read(until: "nft> при")
    try terminal.type("з\t\r", showing: "LINE<приз >")
  }

  @Test func aLongListIsCutToTheScreen() throws {
    let terminal = try EditorTerminal.start(rows: 10)
    try terminal.type("many\t", showing: "… and 1944 more\r\n")
    try terminal.type("1999\t\r", showing: "LINE<many1999 >")
  }

  @Test func upFindsWhatBeginsAsTheLineDoes() throws {
    let terminal = try EditorTerminal.start()
    for line in ["cart add 7", "catalog", "cart remove 7", "show cart"] { try terminal.enter(line) }
    let up = "\u{1b}[A"
    let down = "\u{1b}OB"
    try terminal.type("cart\(up)\r", showing: "LINE<cart remove 7>")
    try terminal.waitForPrompt()
    try terminal.type("cart\(up)\(up)\r", showing: "LINE<cart add 7>")
    try terminal.waitForPrompt()
    try terminal.type("ca\(up)\(up)\(up)\(down)\(down)\(down)x\r", showing: "LINE<cax>")
    try terminal.waitForPrompt()
    try terminal.type("\(up)\u{1b}OA\r", showing: "LINE<cart add 7>")
  }

  @Test func anEntryTallerThanTheScreenComesBackWholeAndCanBeEdited() throws {
    let terminal = try EditorTerminal.start(columns: 20, rows: 6)
    let tall = (1...60).map { "word\($0)" }.joined(separator: " ")
    try terminal.enter(tall)
    try terminal.enter("short")
    try terminal.type("\u{1b}[A\u{1b}[A", showing: "word60")
    try terminal.type("\u{7f}1\u{1b}[Hx\r", showing: "LINE<x\(tall.dropLast())1>")
    try terminal.waitForPrompt()
    try terminal.type("\u{1b}[A\u{1b}[A\u{1b}[B\u{1b}[B\u{1b}[A\r", showing: "LINE<x")
    try terminal.waitForPrompt()
    try terminal.enter("after")
  }

  @Test func controlRSearchesWhileTyping() throws {
    let terminal = try EditorTerminal.start()
    for line in ["search ПРИВЕТ", "cart add 7", "cart add 8", "other"] { try terminal.enter(line) }
    try terminal.type("\u{12}ПРИ", showing: "search ‘ПРИ’: search ПРИВЕТ")
    try terminal.type("\r", showing: "LINE<search ПРИВЕТ>")
    try terminal.waitForPrompt()
    try terminal.type("\u{12}add\u{12}", showing: "cart add 7")
    try terminal.type("x", showing: "not found ‘addx’: ")
    try terminal.type("\u{7f}", showing: "cart add 8")
    try terminal.type("\u{1b}[D!\r", showing: "LINE<cart add !8>")
    try terminal.waitForPrompt()
    try terminal.type("mine\u{12}add\u{7}!\r", showing: "LINE<mine!>")
  }

  @Test func aLineThatBeginsWithABlankIsNotRemembered() throws {
    let terminal = try EditorTerminal.start()
    try terminal.enter("open")
    try terminal.enter(" secret")
    try terminal.type("\u{1b}[A\r", showing: "LINE<open>")
  }

  @Test func anAnswerToAQuestionFindsNoHistory() throws {
    let terminal = try EditorTerminal.start("question")
    try terminal.enter("first")
    try terminal.type("\u{1b}[Ax\r", showing: "LINE<x>")
  }

  @Test func aHintStandsBehindTheCursorUntilTheNextKey() throws {
    let terminal = try EditorTerminal.start("hints")
    try terminal.type("cart", showing: "\u{1b}7\u{1b}[2m [add|remove]\u{1b}[0m\u{1b}8")
    try terminal.type(" ", showing: "\u{1b}[K ")
    try terminal.type("\r", showing: "LINE<cart >")
  }

  @Test func viModeOfTheUsersOwnFileIsHonoured() throws {
    let folder = try TemporaryFolder()
    try folder.write("bind -v\n", to: "editrc")
    let terminal = try EditorTerminal.start(variables: ["EDITRC": folder.path("editrc")])
    try terminal.type("one two\u{1b}0xA!\r", showing: "LINE<ne two!>")
    try terminal.waitForPrompt()
    try terminal.type("cat\t|\r", showing: "LINE<catalog |>")
    try terminal.waitForPrompt()
    let paste = EditorTerminal.pasteBegin + "a\tb" + EditorTerminal.pasteEnd
    try terminal.type("x\(paste)\u{7f}y\r", showing: "LINE<xa\ty>")
  }
}
