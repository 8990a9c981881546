import Testing

@testable import CollationKit

@Suite(.enabled(if: RootCollator.open() != nil, "No ICU is installed on this machine."))
struct RootCollatorTests {
  private let collator: RootCollator

  init() throws {
    collator = try #require(RootCollator.open())
  }

  @Test(
    "The root order holds across letters, accents, case and scripts",
    arguments: [
      ["е", "ё", "Ё", "ж"],
      ["еж", "ёж", "ежа", "ёжа"],
      ["и", "й", "к"],
      ["ия", "йа"],
      ["a", "A", "å", "Å", "b"],
      ["e", "é", "É", "f"],
      ["o", "ø", "p"],
      ["u", "ü", "v"],
      ["low tide", "Low Tide", "Low Tides"],
      ["", " ", "!", "1", "a"],
      ["🦊", "1", "z"],
      ["zz", "аа", "яя", "あ", "一", "龍"],
    ])
  func order(texts: [String]) {
    let keys = texts.map(collator.key(for:))
    for (index, pair) in zip(keys, keys.dropFirst()).enumerated() {
      #expect(
        pair.0.lexicographicallyPrecedes(pair.1), "\(texts[index]) before \(texts[index + 1])")
    }
  }

  @Test(
    "Both normal forms of a text have one key",
    arguments: [
      ("\u{451}ж", "\u{435}\u{308}ж"),
      ("ча\u{439}ка", "ча\u{438}\u{306}ка"),
      ("\u{C5}ngstr\u{F6}m", "A\u{30A}ngstro\u{308}m"),
      ("caf\u{E9}", "cafe\u{301}"),
      ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
      // Marks out of their canonical order.
      ("a\u{323}\u{307}", "a\u{307}\u{323}"),
    ])
  func normalForms(composed: String, decomposed: String) {
    #expect(collator.key(for: composed) == collator.key(for: decomposed))
  }

  @Test("A text has the same key each time, from every collator")
  func stability() throws {
    let other = try #require(RootCollator.open())
    for text in ["", "Ёлочные стёкла", "夜の温室", "Polar Bear 🐻‍❄️"] {
      #expect(collator.key(for: text) == collator.key(for: text))
      #expect(collator.key(for: text) == other.key(for: text))
    }
    #expect(collator.majorVersion == other.majorVersion)
  }

  @Test("A key has no zero in it, whatever the text")
  func zeros() {
    for text in ["", "a", "\0", "a\0b", "й", "\u{FFFE}", "\u{10FFFF}", "🦊"] {
      #expect(!collator.key(for: text).contains(0))
    }
  }

  @Test(
    "A text of ten thousand characters has a whole key", arguments: ["a", "ё", "龍", "🦊"])
  func longText(character: String) {
    let text = String(repeating: character, count: 10_000)
    let key = collator.key(for: text)
    let longer = collator.key(for: text + "b")
    #expect(key.count > 16)
    #expect(key.lexicographicallyPrecedes(longer))
    #expect(collator.key(for: text + "a").lexicographicallyPrecedes(longer))
  }

  @Test("Threads that share a collator get the keys that one thread gets")
  func threads() async {
    let texts = (0..<200).map { "Étude \($0) ёж й 月" }
    let expected = texts.map(collator.key(for:))
    await withTaskGroup(of: [[UInt8]].self) { [collator] group in
      for _ in 0..<8 {
        group.addTask { texts.map(collator.key(for:)) }
      }
      for await keys in group {
        #expect(keys == expected)
      }
    }
  }
}
