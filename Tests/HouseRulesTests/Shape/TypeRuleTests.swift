import Testing

@Suite("Types")
struct TypeRuleTests {
  @Test("stand in a file of their own that is called after them")
  func files() {
    Violation.record(TypeRule.files(in: Tree.files))
  }

  @Test("have names without empty words")
  func names() {
    Violation.record(TypeRule.names(in: Tree.swift))
  }

  @Test("in one file are told from extensions of it")
  func extensions() {
    let text = "struct A {\n  enum B {}\n}\n\nextension A: C {}\nextension D {}\n"
    #expect(TypeRule.files(in: [SourceFile("Sources/T/A.swift", text)]) == [])
    #expect(TypeRule.files(in: [SourceFile("Sources/T/A+C.swift", "extension A {}")]) == [])
    #expect(TypeRule.files(in: [SourceFile("Sources/T/A.B+C.swift", "extension A.B {}")]) == [])
    #expect(TypeRule.files(in: [SourceFile("Sources/T/Topics.swift", "extension A {}")]) == [])
    #expect(TypeRule.files(in: [SourceFile("Sources/nft/main.swift", "struct A {}")]) == [])
  }

  @Test(
    "that are second, misnamed or missing are found",
    arguments: [
      ("A.swift", "struct A {}\nprivate enum B {}", 2), ("A.swift", "class B {\n}", 1),
      ("A+B.swift", "\nstruct A {}", 2), ("A.swift", "extension A {}", 1),
      ("A+B.swift", "extension C {}", 1), ("A.swift", "// struct A {}", 1),
      ("A+B.swift", "func a() {}", 1),
      ("a.swift", "struct A {}", 1), ("B.swift", "/// \nprotocol B {}\nactor C {}", 3),
    ])
  func broken(name: String, text: String, line: Int) {
    for folder in ["Sources/T/", "Tests/T/"] {
      let found = TypeRule.files(in: [SourceFile(folder + name, text)])
      #expect(found.map(\.line) == [line])
      #expect(found.map(\.path) == [folder + name])
    }
  }

  @Test(
    "with empty words in their names are found, also inside others",
    arguments: ["CartImpl", "DefaultCart", "CartManager", "HelperCart", "Utils", "CartUtils"])
  func empty(name: String) {
    let file = SourceFile("Sources/T/A.swift", "struct A {\n  private final class \(name) {}\n}")
    #expect(TypeRule.names(in: [file]).map(\.line) == [2])
  }

  @Test(
    "are not held to words that only begin alike", arguments: ["Implicit", "Managers2", "SQLite"])
  func lookalikes(name: String) {
    #expect(TypeRule.names(in: [SourceFile("A.swift", "struct \(name) {}")]) == [])
  }

  @Test("have names that fall into words at capitals")
  func words() {
    #expect(TypeRule.words(of: "CartManager") == ["Cart", "Manager"])
    #expect(TypeRule.words(of: "JSONDefault") == ["JSON", "Default"])
  }
}
