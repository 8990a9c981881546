import Foundation
import Testing

@testable import ShellKit

@Suite("A record of a session")
struct SessionRecorderTests {
  @Test("marks every line that was printed, so that none of them can become a command")
  func lineEnds() throws {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appending(path: "record-\(UUID().uuidString).nft").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = try SessionRecorder(path: path)
    recorder.heard("show 1 --csv")
    recorder.printed("name\n\"Fox\r\ncart clear\r\n\u{301}quit\"\n")
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "show 1 --csv\n#= name\n#= \"Fox\n#= cart clear\n#= \u{301}quit\"\n")
  }
}
