import Testing

@testable import ShellKit

@Suite("A quoted word")
struct QuotingTests {
  @Test(
    "has quotes only where it needs them",
    arguments: [
      ("cart", "cart"), ("a#b", "a#b"), ("--limit=3", "--limit=3"), ("ж", "ж"), ("a$b", "a$b"),
      ("", "''"), ("a b", "'a b'"), ("#3", "'#3'"), ("a;b", "'a;b'"), ("a\"b", "'a\"b'"),
      (#"a\b"#, #"'a\b'"#), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#), ("a\u{A0}b", "'a\u{A0}b'"),
      ("a\nb", "'a\nb'"),
    ])
  func quoted(word: String, expected: String) {
    #expect(Quoting.quoted(word) == expected)
  }

  @Test("is read back as that word, alone and among others", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    var words = SeededWords(seed: seed)
    for _ in 0..<50 {
      let list = (0..<3).map { _ in words.word() }
      let scalars = list.map { Array($0.unicodeScalars) }
      let line = "say " + list.map { Quoting.quoted($0) }.joined(separator: " ") + "; next"
      let split = try LineSplitter.split(line)
      #expect(
        split.first?.words.dropFirst().map { Array($0.unicodeScalars) } == scalars,
        "seed \(seed): \(list)")
      #expect(split.count == 2, "seed \(seed): \(list)")
      #expect(split.first?.words.first == "say")
    }
  }
}
