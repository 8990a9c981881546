import Testing

@Suite("The README")
struct ReadmeRuleTests {
  @Test("has the commands that the checks run", .enabled(if: Tree.file("README.md") != nil))
  func tree() throws {
    let readme = try #require(Tree.file("README.md"))
    let checks = try #require(Tree.file(".ci/run"))
    Violation.record(ReadmeRule.violations(readme: readme, checks: checks))
    #expect(!ReadmeRule.blocks(in: readme).isEmpty)
  }

  private let checks = SourceFile(".ci/run", "a\nsed '/<!-- test -->/,/```/p'")

  private func lines(_ text: String) -> [String] {
    ReadmeRule.violations(readme: SourceFile("README.md", text), checks: checks)
      .map { "\($0.path):\($0.line)" }
  }

  @Test("may have more blocks than the checks run")
  func whole() {
    #expect(lines("<!-- test -->\n```sh\nswift test\n```\n") == [])
    #expect(lines("<!-- build -->\n\n```\nmake\n```\n<!-- test -->\n```\nb\n```") == [])
  }

  @Test("lacks a block that is asked for")
  func missing() {
    #expect(lines("# Title\n") == [".ci/run:2"])
    #expect(lines("<!-- build -->\n```\nmake\n```") == [".ci/run:2"])
  }

  @Test("has a mark without commands")
  func empty() {
    #expect(lines("<!-- test -->\ntext") == [".ci/run:2", "README.md:1"])
    #expect(lines("<!-- test -->\n```\n\n```") == ["README.md:1"])
  }

  @Test("has its blocks read line by line")
  func blocks() {
    let readme = SourceFile("README.md", "<!-- test -->\n```sh\na\n\nb\n```\nc")
    #expect(ReadmeRule.blocks(in: readme) == ["test": ["a", "b"]])
  }
}
