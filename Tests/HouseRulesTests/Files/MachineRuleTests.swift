import Testing

@Suite("Tracked files")
struct MachineRuleTests {
  @Test("hold no path and no host of one machine")
  func tree() {
    Violation.record(MachineRule.violations(in: Tree.files))
  }

  @Test("are all read, hidden ones too")
  func coverage() {
    let paths = Set(Tree.files.map(\.path))
    #expect(paths.isSuperset(of: ["Package.swift", ".swift-format", "Data/market/nfts.json"]))
    #expect(!paths.contains { $0.hasPrefix(".build/") || $0.hasPrefix(".git/") })
  }

  @Test(
    "are found out in any language",
    arguments: ["let p = \"|/main\"", "cd |", "# see |/a", "-I|/include", "[a](|/b)", "a:|/b", "|"])
  func paths(line: String) {
    for folder in MachineRule.folders {
      let text = "\n" + line.replacing("|", with: ["/", folder].joined())
      let found = MachineRule.violations(in: [SourceFile("README.md", text)])
      #expect(found.map(\.line) == (line.hasPrefix("-I") ? [] : [2]))
    }
  }

  @Test("are found out where they name a registry")
  func hosts() {
    for host in MachineRule.hosts {
      let file = SourceFile("Dockerfile", "FROM a\nRUN get https://\(host)example/x")
      #expect(MachineRule.violations(in: [file]).contains { $0.line == 2 })
    }
  }

  @Test(
    "may hold addresses and relative paths",
    arguments: [
      ["https://example.com", "work"], ["a", "home", "b"], ["", "homework"], ["..", "work"],
      ["", "usr", "lib"],
    ])
  func lookalikes(parts: [String]) {
    let file = SourceFile("a.md", parts.joined(separator: "/"))
    #expect(MachineRule.violations(in: [file]) == [])
  }
}
