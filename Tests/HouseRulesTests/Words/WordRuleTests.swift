import Testing

@Suite("Words")
struct WordRuleTests {
  @Test("of output, clock, chance, environment and disk are not in the domain")
  func reaches() {
    Violation.record(WordRule.reaches(in: Tree.files))
  }

  @Test("of unfinished work and forced steps are not in the product")
  func unfinished() {
    Violation.record(WordRule.unfinished(in: Tree.files))
  }

  @Test(
    "that reach out of the domain are found",
    arguments: [
      "print(1)", "Swift.print(1)", "exit(0)", "Date()", "let d = Date(timeIntervalSince1970: 0)",
      "UUID()", "getenv(name)", "Int.random(in: 1...2)", "a.randomElement()", "a.shuffled()",
      "FileManager.default", #"let s = "\(UUID())""#, "SystemRandomNumberGenerator()",
    ])
  func reach(line: String) {
    for room in ["Market", "MarketInMemory"] {
      let file = SourceFile("Sources/\(room)/Cart/F.swift", "let a = 1\n\(line)\n")
      #expect(WordRule.reaches(in: [file]).map(\.line) == [2])
    }
  }

  @Test(
    "that only look like it are let be",
    arguments: [
      "CivilDate(1)", "fingerprint(1)", "// print(1)", #"let s = "exit(0)""#, "let exitDate = 1",
      "blueprint(", "Date", "let print = 1",
    ])
  func lookalikes(line: String) {
    #expect(WordRule.reaches(in: [SourceFile("Sources/Market/F.swift", line)]) == [])
  }

  @Test("that reach out are let be outside the domain")
  func outside() {
    #expect(WordRule.reaches(in: [SourceFile("Sources/nft/F.swift", "exit(0)")]) == [])
    #expect(WordRule.reaches(in: [SourceFile("Tests/Market/F.swift", "exit(0)")]) == [])
  }

  @Test(
    "of unfinished work are found, in comments too",
    arguments: [
      "// TODO: later", "/// FIXME", "let a = 1 // XXX", "try! run()", "let b = a as! Int",
      "fatalError(\"unimplemented\")",
    ])
  func work(line: String) {
    let file = SourceFile("Sources/ShellKit/F.swift", "\n\n\(line)")
    #expect(WordRule.unfinished(in: [file]).map(\.line) == [3])
    #expect(WordRule.unfinished(in: [SourceFile("Tests/T/F.swift", line)]) == [])
  }

  @Test("of unfinished work are found in C")
  func workInC() {
    let file = SourceFile("Sources/CSQLite/include/shim.h", "/* TODO */")
    #expect(WordRule.unfinished(in: [file]).map(\.line) == [1])
  }

  @Test(
    "that only look like it are let be",
    arguments: ["let TODOS = 1", "\".XXXXXX\"", "try? run()", "a as? Int", "// try! is not used"])
  func finished(line: String) {
    #expect(WordRule.unfinished(in: [SourceFile("Sources/ShellKit/F.swift", line)]) == [])
  }
}
