import Foundation
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  static let transcripts = Program.sessions(in: "Tests/TranscriptTests/Transcripts")
  static let demos = Program.sessions(in: "Data/demos")

  @Test("A session prints what it says it prints", arguments: transcripts + demos)
  func prints(_ session: Program.Session) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.nft("check", session.path)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.hasSuffix(" commands, all as expected.\n"))
    #expect(outcome.errors.isEmpty)
    #expect(!sandbox.has("store.sqlite"), "a check works in a world of its own")
  }

  @Test("There are transcripts, and both demos")
  func areThere() {
    #expect(Self.transcripts.count > 20)
    #expect(Set(Self.demos.map(\.description)).isSuperset(of: ["declined", "tour"]))
  }

  @Test("A demo is a script like any other, too", arguments: demos)
  func playsAsScript(_ session: Program.Session) throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.nft("--keep-going", session.path)
    #expect(outcome.status == (session.description == "tour" ? 0 : 1), "\(outcome.errors)")
  }

  @Test("Both spellings of й and ё stand in the transcripts, whatever an editor did to them")
  func holdsBothSpellings() throws {
    let naming = try #require(Self.transcripts.first { $0.description == "naming" })
    let text = try String(contentsOf: naming.file, encoding: .utf8)
    for (whole, mark) in [("\u{439}", "\u{438}\u{306}"), ("\u{451}", "\u{435}\u{308}")] {
      let scalars = Array(text.unicodeScalars)
      #expect(scalars.contains { String($0).utf8.elementsEqual(whole.utf8) })
      #expect(
        zip(scalars, scalars.dropFirst()).contains { pair in
          [pair.0, pair.1] == Array(mark.unicodeScalars)
        })
    }
  }
}
