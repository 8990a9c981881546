import Testing

@Suite("Comments on public symbols")
struct CommentRuleTests {
  @Test("are there, and their first sentence is at most 150 characters")
  func tree() {
    Violation.record(CommentRule.violations(in: Tree.files))
  }

  @Test("are looked for in the domain")
  func coverage() {
    let blanked = Tree.files.filter { $0.target == "Market" && $0.isSource }.map { file in
      SourceFile(file.path, file.codeText)
    }
    #expect(CommentRule.violations(in: blanked).count > 100)
  }

  private func lines(_ text: String) -> [Int] {
    CommentRule.violations(in: [SourceFile("Sources/Market/F.swift", text)]).map(\.line)
  }

  @Test("may go on after a first sentence of 150 characters")
  func longest() {
    let sentence = String(repeating: "a", count: 149) + "."
    let more = String(repeating: " More of it.", count: 20)
    #expect(lines("/// \(sentence)\npublic struct A {}") == [])
    #expect(lines("/// \(sentence)\(more)\npublic struct A {}") == [])
    #expect(lines("/// a\(sentence)\npublic struct A {}") == [2])
    #expect(lines("/// \(sentence.dropLast())\n/// bb.\npublic struct A {}") == [3])
    #expect(lines("/// a\(sentence)\npackage struct A {}") == [])
  }

  @Test("end their first sentence at a paragraph, but not inside a word")
  func sentences() {
    #expect(CommentRule.firstSentence(of: ["See `a.b`. More."]) == "See `a.b`.")
    #expect(CommentRule.firstSentence(of: ["One", "two", "", "Three."]) == "One two")
    #expect(CommentRule.firstSentence(of: ["Is it? Yes."]) == "Is it?")
    #expect(CommentRule.firstSentence(of: []).isEmpty)
  }

  @Test(
    "are missed on every kind of symbol",
    arguments: [
      "public struct A {}", "public final class A {}", "  public init(a: Int)", "public var a: Int",
      "  public static let a = 1", "public typealias A = Int", "@frozen public enum A {}",
      "public indirect enum A {}", "public protocol A {}", "public func a() {}",
    ])
  func missing(line: String) {
    #expect(lines("\n\(line)") == [2])
    #expect(lines("// plain\n\(line)") == [2])
    #expect(lines("/// Good.\n@available(*, deprecated)\n\(line)") == [])
  }

  @Test("are not asked for on imports and extensions")
  func others() {
    #expect(lines("public import A\npublic extension A {}\nlet public = 1") == [])
  }
}
