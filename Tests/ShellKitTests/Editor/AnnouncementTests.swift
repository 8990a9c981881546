import PseudoTerminal
import Testing

@testable import ShellKit

@Suite("Lines from elsewhere")
struct AnnouncementTests {
  @Test("are shown above the line being typed, escaped, and leave it as it is")
  func above() throws {
    let terminal = try EditorTerminal.start("news")
    try terminal.send("ab")
    for number in 1...3 {
      try terminal.read(until: "news \(number) \\e[2J\r\n")
      try terminal.read(until: "nft> ab")
    }
    try terminal.send("cd\r")
    try terminal.read(until: "LINE<abcd>")
  }

  @Test("are shown on a terminal that can't draw, too", arguments: ["dumb", "unknown-terminal"])
  func dumb(_ terminal: String) throws {
    let terminal = try EditorTerminal.start("news", variables: ["TERM": terminal])
    try terminal.send("ab")
    for number in 1...3 { try terminal.read(until: "news \(number) \\e[2J\r\n") }
    try terminal.send("cd\r")
    try terminal.read(until: "LINE<abcd>")
  }

  @Test("are given out once, in the order in which they were posted")
  func order() {
    let announcements = Announcements()
    announcements.post("a")
    announcements.post("b")
    #expect(announcements.take() == ["a", "b"])
    #expect(announcements.take().isEmpty)
  }
}
