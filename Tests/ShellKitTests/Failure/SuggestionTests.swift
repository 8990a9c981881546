import Testing

@testable import ShellKit

@Suite("A suggestion")
struct SuggestionTests {
  @Test(
    "measures how many letters differ, two swapped neighbours counting once",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abd", 1),
      ("abc", "abcd", 1), ("abc", "bc", 1), ("abc", "acb", 1), ("ab", "ba", 1), ("abc", "cab", 2),
      ("ca", "abc", 3), ("kitten", "sitting", 3), ("catalgo", "catalog", 1), ("abcd", "badc", 2),
      ("ёж", "еж", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(Suggestion.distance(left, right) == expected)
    #expect(Suggestion.distance(right, left) == expected)
  }

  @Test("has at most three candidates, the nearest first and then by the alphabet")
  func three() {
    #expect(
      Suggestion.nearest(to: "cat", among: ["cut", "bat", "cap", "cat", "car"]) == [
        "cat", "bat", "cap",
      ])
    #expect(
      Suggestion.nearest(to: "cart", among: ["cards", "carts", "card"]) == [
        "carts", "card",
      ])
  }

  @Test(
    "allows one letter in three, and one at least",
    arguments: [
      ("a", ["b"], ["b"]), ("ab", ["cb"], ["cb"]), ("ab", ["cd"], []), ("abcde", ["abcxy"], []),
      ("abcdef", ["abcdxy"], ["abcdxy"]), ("abcdef", ["abcxyz"], []), ("x", [], []),
      ("", ["abc"], []),
      ("ABC", ["abc"], ["abc"]), ("abc", ["ABC"], ["ABC"]),
    ] as [(String, [String], [String])])
  func allowance(word: String, candidates: [String], expected: [String]) {
    #expect(Suggestion.nearest(to: word, among: candidates) == expected)
  }

  @Test("takes a beginning of two letters for a match, of one letter not")
  func beginnings() {
    #expect(Suggestion.nearest(to: "ca", among: ["catalog"]) == ["catalog"])
    #expect(Suggestion.nearest(to: "c", among: ["catalog"]) == [])
    #expect(Suggestion.nearest(to: "сф", among: ["catalog"]) == ["catalog"])
  }

  @Test("may be a long name whose beginning was typed with an error")
  func longNames() {
    let names = ["lavender fields", "lilac"]
    #expect(Suggestion.nearest(to: "lavedn", among: names) == ["lavender fields"])
    #expect(Suggestion.nearest(to: "lavxxn", among: names) == [])
    #expect(Suggestion.nearest(to: "lxv", among: names) == [])
  }

  @Test("is not looked for beyond 64 letters")
  func long() {
    let word = String(repeating: "a", count: 64)
    #expect(Suggestion.nearest(to: word, among: [word]) == [word])
    #expect(Suggestion.nearest(to: word + "a", among: [word + "a"]) == [])
  }

  @Test(
    "reads a word as on the other keyboard layout, both ways",
    arguments: [
      ("сфефдщп", ["catalog"]), ("СФЕФДЩП", ["catalog"]), ("rfnfkju", ["каталог"]), ("7", []),
      (",fyfy", ["банан"]), ("", []),
    ])
  func layouts(word: String, expected: [String]) {
    #expect(Suggestion.otherLayouts(of: word) == expected)
  }

  @Test("is asked as a question")
  func question() {
    #expect(Suggestion.question([]).isEmpty)
    #expect(Suggestion.question(["a"]) == " Did you mean a?")
    #expect(Suggestion.question(["a", "b"]) == " Did you mean a or b?")
    #expect(Suggestion.question(["a", "b", "c"]) == " Did you mean a, b or c?")
    #expect(Suggestion.question(["a\u{1b}", "b\n"]) == #" Did you mean a\e or b\n?"#)
  }
}
