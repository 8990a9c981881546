import Foundation
import Testing

/// The README's own sessions, so that they say what the program says.
@Suite("The README")
struct ReadmeTests {
  private let sandbox: Sandbox
  private let readme: String

  init() throws {
    sandbox = try Sandbox()
    let root = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
    readme = try String(contentsOf: root, encoding: .utf8)
  }

  /// The text of the code blocks.
  private var blocks: [String] {
    readme.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { $0.element.drop { $0 != "\n" }.dropFirst() }.map(String.init)
  }

  @Test("Shows a session with its expected output that passes its check")
  func checkedSession() throws {
    let sessions = blocks.filter { $0.contains("\n#= ") }
    try #require(sessions.count == 1)
    try Data(sessions[0].utf8).write(to: URL(filePath: sandbox.path("session.nft")))
    let outcome = try sandbox.nft("check", "session.nft")
    #expect(outcome.status == 0, "\(outcome)")
  }

  @Test("Shows answers that the commands of its first session give")
  func firstSession() throws {
    let session = try #require(blocks.first { $0.contains("nft> catalog") })
    let lines = session.split(separator: "\n").map(String.init)
    let commands = lines.compactMap { line in
      line.hasPrefix("nft") ? line.split(separator: "> ", maxSplits: 1).last.map(String.init) : nil
    }
    let output = try sandbox.nft(input: commands.joined(separator: "\n")).output
    // What changes from run to run, what a terminal cuts short or wraps, and prompts are left out.
    let changing = ["nft", "$", "Order ", "Paid ", "Cover ", "Author ", "Description ", "   "]
    for line in lines where !changing.contains(where: line.hasPrefix) {
      let words = line.split(separator: " ").filter { !$0.hasSuffix(".png") }
      let found = output.split(separator: "\n").contains { printed in
        words == printed.split(separator: " ").filter { !$0.hasSuffix(".png") }
      }
      #expect(found, "\(line)")
    }
  }
}
