import Testing

@Suite("Imports")
struct ImportRuleTests {
  @Test("follow the drawing of who may import whom")
  func drawing() {
    Violation.record(ImportRule.strangers(in: Tree.files))
  }

  @Test("open a C door only in its kit")
  func doors() {
    Violation.record(ImportRule.doors(in: Tree.files))
  }

  @Test("never join the market and the feed")
  func families() {
    Violation.record(ImportRule.families(in: Tree.files))
  }

  @Test("are looked for in every target of the product")
  func coverage() {
    let targets = Set(Tree.sources.filter(\.isSwift).compactMap(\.target))
    #expect(targets.isSuperset(of: ["Market", "MarketStore", "ShellKit", "nft"]))
  }

  @Test(
    "are found with every access and attribute",
    arguments: [
      "import A", "internal import A", "package import A", "public import A", "private import A",
      "fileprivate import A", "@testable import A", "@_exported public import A",
      "@preconcurrency internal import struct A.B", "  import A", "import A.B", "import func A.b",
      "@_spi(Inner) import A // why",
    ])
  func forms(line: String) {
    let file = SourceFile("Sources/T/F.swift", "// import Z\n\(line)\nlet s = \"import Q\"\n")
    #expect(ImportLine.all(in: file) == [ImportLine(module: "A", line: 2, condition: nil)])
  }

  @Test("know the condition they stand under")
  func conditions() {
    let file = SourceFile(
      "Sources/T/F.swift", "#if canImport(A)\nimport A\n#else\nimport B\n#endif\nimport C")
    #expect(
      ImportLine.all(in: file) == [
        ImportLine(module: "A", line: 2, condition: "canImport(A)"),
        ImportLine(module: "B", line: 4, condition: "else canImport(A)"),
        ImportLine(module: "C", line: 6, condition: nil),
      ])
  }
}
