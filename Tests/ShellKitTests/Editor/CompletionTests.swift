import Testing

@testable import ShellKit

/// What completion shares and how it is listed.
struct CompletionTests {
  init() {
    UTF8Locale.set()
  }

  private func completion(_ words: String...) -> Completion {
    Completion(replacing: 0, candidates: words.map { Candidate(text: $0) })
  }

  @Test func theCommonPrefixIsOfWholeCharacters() {
    #expect(completion("catalog", "cart").commonPrefix == "ca")
    #expect(completion("e", "e\u{301}").commonPrefix.isEmpty)
    #expect(completion("привет", "приз", "приз").commonPrefix == "при")
    #expect(completion().commonPrefix.isEmpty)
  }

  @Test func wordsAreListedDownwards() {
    let columns = CandidateColumns(width: 9, height: 10)
    #expect(columns.rows(of: ["a", "bbb", "c", "d"]) == ["a    c", "bbb  d"])
    #expect(columns.rows(of: []) == [])
    #expect(columns.rows(of: ["家", "ab"]) == ["家  ab"])
  }

  @Test func aListIsAsHighAsItMayBe() {
    let columns = CandidateColumns(width: 5, height: 3)
    #expect(columns.rows(of: (1...9).map { "w\($0)w" }) == ["w1w", "w2w", "… and 7 more"])
    #expect(CandidateColumns(width: 80, height: -1).rows(of: ["a", "b"]) == ["a  b"])
  }

  @Test func aLongLabelIsCut() {
    #expect(CandidateColumns(width: 5, height: 3).rows(of: ["abcdefgh"]) == ["abcd…"])
  }

  @Test func aLabelCannotSteerTheTerminal() {
    let columns = CandidateColumns(width: 80, height: 3)
    #expect(
      columns.rows(of: ["a\u{1b}[2J\u{202e}\u{9b}\n", "👨‍👩‍👧"])
        == [#"a\e[2J\u{202E}\u{9B}\n  👨‍👩‍👧"#])
  }
}
