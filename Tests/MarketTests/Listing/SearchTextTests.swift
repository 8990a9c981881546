import Market
import Testing

@Suite("Search text")
struct SearchTextTests {
  @Test(
    "puts case and accents aside",
    arguments: [
      ("Café", "cafe"), ("cafe\u{301}", "cafe"), ("ZÜRICH", "zurich"), ("Zu\u{308}rich", "zurich"),
      ("Ångström", "angstrom"), ("straße", "strasse"), ("STRASSE", "strasse"), ("Łódź", "lodz"),
      ("ÆON", "aeon"), ("Œuvre", "oeuvre"), ("ñandú", "nandu"), ("İstanbul", "istanbul"),
      ("ŠĐĆŽ", "sdcz"), ("Ωmega", "ωmega"), ("東京", "東京"), ("🦊 Fox", "🦊 fox"), ("O'Neil", "o'neil"),
      ("100%", "100%"), ("  two  words ", "two  words"), ("\tx\n", "x"), ("", ""), (" \n ", ""),
    ])
  func folded(text: String, folded: String) {
    // Scalars, since texts that are equal for people may differ in spelling.
    #expect(Array(SearchText(text).folded.unicodeScalars) == Array(folded.unicodeScalars))
    #expect(SearchText(SearchText(text).folded) == SearchText(text))
    #expect(SearchText(text).isEmpty == folded.isEmpty)
  }

  @Test(
    "takes ё for е in either spelling of either",
    arguments: ["Ёлка", "ёлка", "\u{415}\u{308}ЛКА", "\u{435}\u{308}лка", "елка", "ЕЛКА"])
  func yo(text: String) {
    #expect(SearchText(text).folded.unicodeScalars.elementsEqual("елка".unicodeScalars))
  }

  @Test(
    "keeps й a letter of its own in either spelling",
    arguments: ["Йога", "йога", "\u{418}\u{306}ОГА", "\u{438}\u{306}ога"])
  func shortI(text: String) {
    #expect(SearchText(text).folded.unicodeScalars.elementsEqual("\u{439}ога".unicodeScalars))
    #expect(SearchText(text) != SearchText("иога"))
    #expect(!SearchText("и").matches(text))
    #expect(SearchText("\u{438}\u{306}").matches(text))
    #expect(SearchText("\u{419}").matches(text))
  }

  @Test(
    "keeps other letters of their own in either spelling",
    arguments: [("\u{457}", "\u{456}\u{308}"), ("\u{45E}", "\u{443}\u{306}")])
  func otherLetters(composed: String, decomposed: String) {
    for text in [composed, decomposed, composed.uppercased(), decomposed.uppercased()] {
      #expect(SearchText(text).folded.unicodeScalars.elementsEqual(composed.unicodeScalars))
    }
  }

  @Test(
    "finds names that have each word as a part, in any order",
    arguments: ["sky", "SKY", "blue sky", "sky blue", "ue  sk", "lu", "", "  ", "e", "kÿ"])
  func found(text: String) {
    #expect(SearchText(text).matches("Blue Sky"))
  }

  @Test(
    "does not find names that lack a word", arguments: ["bluesky", "red", "sky red", "blue sky x"])
  func notFound(text: String) {
    #expect(!SearchText(text).matches("Blue Sky"))
    #expect(!SearchText(text).matches(""))
  }

  @Test("has the words that blanks part")
  func words() {
    #expect(SearchText(" One\ttwo  ТРИ\n").words == ["one", "two", "три"])
    #expect(SearchText("").words == [])
  }

  @Test("takes long text without trouble")
  func long() {
    let text = String(repeating: "ё", count: 20_000)
    #expect(SearchText(text).folded == String(repeating: "е", count: 20_000))
    #expect(SearchText(text).matches("е" + text))
    #expect(SearchText("e" + String(repeating: "\u{301}", count: 20_000)).folded == "e")
  }
}
