import Testing

@Suite("The manifest")
struct ManifestRuleTests {
  private var text: String {
    get throws { try #require(Tree.file("Package.swift")).lines.joined(separator: "\n") }
  }

  @Test("gives no unsafe flag to a library that an app imports")
  func libraries() throws {
    Violation.record(ManifestRule.unsafeLibraries(in: try text))
  }

  @Test("has Market, MarketInMemory and MarketAPI as its libraries")
  func products() throws {
    #expect(
      Manifest(try text).libraries.map(\.name).starts(with: [
        "Market", "MarketInMemory", "MarketAPI",
      ]))
  }

  @Test("has no dependency that the drawing lacks")
  func dependencies() throws {
    Violation.record(ManifestRule.strangers(in: try text))
  }

  private func manifest(_ target: String) -> String {
    """
    let strict: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny")
    ]
    let tuned: [SwiftSetting] = [.unsafeFlags(["-Ounchecked"])]
    let package = Package(
      name: "P",
      products: [.library(name: "Market", targets: ["Market"])],
      targets: [
        \(target)
      ])
    """
  }

  @Test(
    "may give a library only what is safe",
    arguments: [
      (".target(name: \"Market\", swiftSettings: strict)", 0), (".target(name: \"Market\")", 0),
      (".target(name: \"Market\"),\n.target(name: \"X\", swiftSettings: tuned)", 0),
      (".target(name: \"Market\", swiftSettings: tuned)", 1),
      (".target(name: \"Market\", cSettings: [.unsafeFlags([])], swiftSettings: strict)", 1),
      (".target(\n  name: \"Market\", swiftSettings: strict + tuned)", 1),
      (".target(name: \"Other\", swiftSettings: strict)", 1),
      (
        ".target(name: \"Market\", dependencies: [\"K\"], swiftSettings: strict),\n"
          + ".target(name: \"K\", swiftSettings: tuned)", 1
      ),
    ])
  func settings(target: String, count: Int) {
    #expect(ManifestRule.unsafeLibraries(in: manifest(target)).count == count)
  }

  @Test("may not hide an unsafe flag in what all targets share")
  func hidden() {
    let text = manifest(".target(name: \"Market\", swiftSettings: strict)")
      .replacing(".enableUpcomingFeature(\"ExistentialAny\")", with: ".unsafeFlags([])")
    #expect(ManifestRule.unsafeLibraries(in: text).map(\.line) == [9])
  }

  @Test("may not depend on what nobody may import")
  func stranger() {
    let text = manifest(
      ".target(\n  name: \"Market\",\n  dependencies: [\n    \"ShellKit\", \"SQLiteKit\",\n  ])")
    #expect(ManifestRule.strangers(in: text).map(\.line) == [9, 9])
  }
}
