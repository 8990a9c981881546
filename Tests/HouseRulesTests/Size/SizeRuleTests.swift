import Testing

@Suite("Sizes")
struct SizeRuleTests {
  @Test("of files are at most 400 lines")
  func files() {
    Violation.record(SizeRule.files(in: Tree.files))
  }

  @Test("of lines are at most 100 columns")
  func lines() {
    Violation.record(SizeRule.lines(in: Tree.files))
  }

  @Test("of functions are at most 70 lines")
  func functions() {
    Violation.record(SizeRule.functions(in: Tree.swift))
  }

  @Test("of files are counted without the end of the last line", arguments: ["F.swift", "f.h"])
  func file(name: String) {
    let most = String(repeating: "a\n", count: 400)
    #expect(SizeRule.files(in: [SourceFile(name, most)]) == [])
    #expect(SizeRule.files(in: [SourceFile(name, most + "a")]).map(\.line) == [401])
    #expect(SizeRule.files(in: [SourceFile("seeds.json", most + "a")]) == [])
  }

  @Test("of lines are counted in characters", arguments: ["a", "ё", "👨‍👩‍👧"])
  func line(character: String) {
    let most = String(repeating: character, count: 100)
    #expect(SizeRule.lines(in: [SourceFile("F.swift", "\n" + most)]) == [])
    #expect(
      SizeRule.lines(in: [SourceFile("F.swift", "\n" + most + "a")])
        == [Violation("F.swift", 2, "the line has 101 columns")])
  }

  @Test(
    "of functions are counted from the first line to the closing brace",
    arguments: ["func a()", "init()", "deinit", "subscript(i: Int) -> Int", "var a: Int"])
  func function(header: String) {
    func file(_ count: Int) -> SourceFile {
      let body = String(repeating: "    if a { b() }\n", count: count)
      return SourceFile("F.swift", "struct A {\n  \(header) {\n\(body)  }\n}\n")
    }
    #expect(SizeRule.functions(in: [file(68)]) == [])
    #expect(SizeRule.functions(in: [file(69)]).map(\.line) == [2])
  }
}
