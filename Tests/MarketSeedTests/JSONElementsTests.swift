import Market
import Testing

@testable import MarketSeed

@Suite("A list of JSON")
struct JSONElementsTests {
  private func elements(
    _ text: String, pieces size: Int = 1 << 16
  ) throws -> [String] {
    let bytes = SeedBytes(.nfts, embedded: Array(text.utf8), pieceSize: size)
    var elements = try JSONElements(bytes, Fingerprint())
    var found: [String] = []
    while let element = try elements.next() {
      found.append(String(decoding: element, as: UTF8.self))
    }
    return found
  }

  private func fault(_ text: String, pieces size: Int = 1 << 16) throws -> String {
    try #require(throws: SeedFault.self) { try elements(text, pieces: size) }.description
  }

  @Test("is cut into its elements, however its bytes are cut into pieces", arguments: 1...40)
  func pieces(size: Int) throws {
    let all = [
      #"{ "a": "]},[{" }"#, #""\\\"\\""#, "[ [ ], { } ]", "-12.50e+3", "true", "null", "{}",
      #"{"э": "\u005d 🦊 [", "b": [1, {"c": "\\"}]}"#, "\"\"", "7",
    ]
    for (before, between, after) in [("[", ",", "]"), (" \n[\t", " ,\r\n ", "\n]\n \n")] {
      let text = before + all.joined(separator: between) + after
      #expect(try elements(text, pieces: size) == all)
      #expect(try elements("\u{FEFF}" + text, pieces: size) == all)
    }
    #expect(try elements("[]", pieces: size) == [])
    #expect(try elements(" [ ] ", pieces: size) == [])
  }

  @Test(
    "that breaks off, or goes on, is no JSON, and the whole file is at fault",
    arguments: [
      "", " ", "[", "[1", "[1 ", "[1,", "[1,2", "[{\"a\": 1}", "[\"a", "[\"a\\", "[{\"a\": [1]",
      "[1,]", "[,1]", "[1 2]", "[1]]", "[1],", "[1] 2", "[1}", "]", "[']", "\u{FEFF}",
    ])
  func broken(_ text: String) throws {
    for size in [1, 3, 64] {
      #expect(try fault(text, pieces: size) == "nfts.json: is no valid JSON", "\(text)")
    }
  }

  @Test("is a list and nothing else", arguments: ["{}", "\"a\"", "7", "null", "{\"a\": []}"])
  func noList(_ text: String) throws {
    #expect(try fault(text) == "nfts.json: is not a list")
  }

  @Test("has elements of at most 1 MiB, and as many of them as there are")
  func large() throws {
    let largest = "\"" + String(repeating: "a", count: JSONElements.largest - 2) + "\""
    #expect(try elements("[\(largest), 1, \(largest)]").count == 3)
    let larger = "\"a" + largest.dropFirst()
    #expect(try fault("[1, \(larger)]") == "nfts.json, entry 2: is larger than 1 MiB")
    let blanks = String(repeating: " ", count: 3 * JSONElements.largest)
    #expect(
      try fault("[1,\(blanks)2]", pieces: 4096)
        == "nfts.json: has more than 1 MiB of blanks in a row")
  }

  @Test("is nested at most 64 deep, wherever that is", arguments: [1, 64, 1 << 16])
  func deep(size: Int) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try elements("[\(nested(64))]", pieces: size) == [nested(64)])
    #expect(
      try fault("[1, \(nested(65))]", pieces: size)
        == "nfts.json, entry 2: is nested more than 64 deep")
  }

  @Test("has a fingerprint that does not depend on how it is read")
  func fingerprint() throws {
    let prints = try [1, 5, 4096].map { size in
      let bytes = SeedBytes(.nfts, embedded: Array("[1, 2, 3]\n".utf8), pieceSize: size)
      var elements = try JSONElements(bytes, Fingerprint())
      while try elements.next() != nil {}
      return elements.fingerprint.text
    }
    #expect(Set(prints).count == 1)
  }
}
