import Testing

@Suite("An import that breaks a rule")
struct BrokenImportTests {
  @Test(
    "is found where the drawing lacks it",
    arguments: [
      ("Market", "Foundation"), ("Market", "Glibc"), ("Market", "MarketAPI"),
      ("MarketInMemory", "MarketAPI"), ("MarketInMemory", "Foundation"),
      ("MarketAPI", "Foundation"), ("MarketAPI", "FoundationEssentials"),
      ("MarketStore", "MarketRemote"), ("MarketStore", "ShellKit"), ("MarketShell", "SQLiteKit"),
      ("MarketShell", "Glibc"), ("MarketSeed", "MarketStore"), ("ShellKit", "Market"),
      ("ShellKit", "SQLiteKit"), ("SQLiteKit", "Foundation"), ("nft", "CSQLite"),
      ("nft", "Foundation"), ("CollationKit", "Market"),
    ])
  func strangers(target: String, module: String) {
    let file = SourceFile("Sources/\(target)/A/F.swift", "\n@testable import \(module)\n")
    let found = ImportRule.strangers(in: [file])
    #expect(found.map(\.path) == [file.path])
    #expect(found.map(\.line) == [2])
  }

  @Test(
    "is told from one that the drawing has",
    arguments: [
      ("MarketInMemory", "Market"), ("MarketStore", "SQLiteKit"), ("nft", "Synchronization"),
      ("nft", "MarketShell"), ("ShellKit", "CEditLine"), ("CollationKit", "Glibc"),
    ])
  func acquaintances(target: String, module: String) {
    let file = SourceFile("Sources/\(target)/F.swift", "package import \(module)")
    #expect(ImportRule.strangers(in: [file]) == [])
  }

  @Test("is told from one on its condition")
  func condition() {
    let text = """
      #if canImport(FoundationEssentials)
        public import FoundationEssentials
      #else
        public import Foundation
      #endif
      """
    #expect(ImportRule.strangers(in: [SourceFile("Sources/MarketAPI/F.swift", text)]) == [])
  }

  @Test("is found in a target that the drawing lacks")
  func newTarget() {
    let file = SourceFile("Sources/MarketLab/F.swift", "let a = 1")
    #expect(ImportRule.strangers(in: [file]).map(\.description).count == 1)
  }

  @Test(
    "is found where a C door is not its kit's",
    arguments: ["Sources/MarketStore/F.swift", "Sources/ShellKit/F.swift", "Tests/T/F.swift"])
  func doors(path: String) {
    #expect(ImportRule.doors(in: [SourceFile(path, "import CSQLite")]).map(\.line) == [1])
    #expect(ImportRule.doors(in: [SourceFile("Sources/SQLiteKit/F.swift", "import CSQLite")]) == [])
    #expect(ImportRule.doors(in: [SourceFile(path, "import CollationKit")]) == [])
    let tests = SourceFile("Tests/SQLiteKitTests/F.swift", "import CSQLite")
    #expect(ImportRule.doors(in: [tests]) == [])
  }

  @Test("is found between the market and the feed, both ways and in tests")
  func families() {
    let files = [
      SourceFile("Sources/MarketShell/F.swift", "import Feed"),
      SourceFile("Tests/FeedStoreTests/F.swift", "import MarketStore"),
      SourceFile("Sources/feed/F.swift", "import Market"),
      SourceFile("Sources/feed/F.swift", "import FeedShell"),
      SourceFile("Tests/TranscriptTests/F.swift", "import Market"),
    ]
    #expect(
      ImportRule.families(in: files).map(\.path)
        == ["Sources/MarketShell/F.swift", "Tests/FeedStoreTests/F.swift", "Sources/feed/F.swift"])
  }
}
