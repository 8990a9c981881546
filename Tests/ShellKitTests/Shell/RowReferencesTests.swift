import Testing

@testable import ShellKit

@Suite("A reference to a row")
struct RowReferencesTests {
  private let apples = (1...3).map { RowTarget(kind: "apple", id: "a\($0)") }

  private func bound(_ targets: [RowTarget], first: Int = 1) -> RowReferences {
    var rows = RowReferences()
    rows.bind(targets, first: first)
    return rows
  }

  private func failure(_ rows: RowReferences, _ word: String, kind: String = "apple") -> Failure? {
    do { _ = try rows.identifier(of: word, kind: kind) } catch { return error }
    return nil
  }

  @Test(
    "is a number sign with a digit behind it",
    arguments: [
      ("#1", true), ("#0", true), ("#12x", true), ("#", false), ("#a", false), ("1", false),
      ("##1", false), ("# 1", false), ("", false), ("#-1", false), ("#٣", false),
    ])
  func words(word: String, isReference: Bool) {
    #expect(RowReferences.isReference(word) == isReference)
  }

  @Test("stands for what was printed there")
  func found() throws {
    let rows = bound(apples)
    #expect(try rows.identifier(of: "#1", kind: "apple") == "a1")
    #expect(try rows.identifier(of: "#3", kind: "apple") == "a3")
    #expect(try rows.identifier(of: "#03", kind: "apple") == "a3")
    #expect(try rows.target(of: "#2") == apples[1])
  }

  @Test("means nothing before a list was shown, and in one that was empty")
  func noList() {
    let expected = Failure("row.none", "“#1” is a row, but no list was shown yet.")
    #expect(failure(RowReferences(), "#1") == expected)
    let empty = Failure("row.none", "The last list has no row #1: it was empty.")
    #expect(failure(bound([]), "#1") == empty)
  }

  @Test(
    "must be in the last list",
    arguments: ["#0", "#4", "#99999999999999999999", "#9223372036854775807", "#2x", "#1.5"])
  func range(word: String) {
    let expected = "The last list has no row “\(word)”, but rows #1 to #3."
    #expect(failure(bound(apples), word) == Failure("row.not-found", expected))
  }

  @Test("counts from the row that the list begins with")
  func later() throws {
    let rows = bound(apples, first: 11)
    #expect(try rows.identifier(of: "#11", kind: "apple") == "a1")
    #expect(try rows.identifier(of: "#13", kind: "apple") == "a3")
    for word in ["#1", "#10", "#14"] {
      #expect(failure(rows, word)?.message.hasSuffix("but rows #11 to #13.") == true)
    }
    let one = bound([apples[0]], first: 11)
    #expect(
      failure(one, "#12")?.message == "The last list has no row “#12”, but only row #11.")
  }

  @Test("must stand for the kind of thing that is asked for")
  func kind() {
    let rows = bound([
      RowTarget(kind: "pear", id: "p1", offer: Offer(word: "1", name: "Conference")), apples[0],
      RowTarget(kind: "pear", id: "p2"),
    ])
    #expect(failure(rows, "#2") == nil)
    #expect(failure(rows, "#1")?.code == "row.kind")
    #expect(failure(rows, "#1")?.message.contains("pear “Conference”") == true)
    #expect(failure(rows, "#3")?.message.contains("pear “p2”") == true)
  }

  @Test("stays what it was where a list goes on, and not where another begins")
  func goingOn() throws {
    var rows = bound(apples)
    let more = [RowTarget(kind: "apple", id: "a4")]
    rows.bind(more, first: 4, goingOn: true)
    #expect(try rows.identifier(of: "#1", kind: "apple") == "a1")
    #expect(try rows.identifier(of: "#4", kind: "apple") == "a4")
    rows.bind(more, first: 4)
    #expect(failure(rows, "#1")?.code == "row.not-found")
    rows.bind(more, first: 9, goingOn: true)
    #expect(failure(rows, "#4")?.code == "row.not-found")
  }

  @Test("is bound by a screen with rows, and left by one without")
  func screens() throws {
    let shell = Shell(table: CommandTable([]), output: CapturingSink(), display: .pipe)
    shell.show(Screen([], json: nil, rows: apples, firstRow: 5))
    shell.show(Screen([], json: nil))
    #expect(try shell.rows.identifier(of: "#5", kind: "apple") == "a1")
    shell.show(Screen([], json: nil, rows: []))
    #expect(failure(shell.rows, "#5")?.code == "row.none")
  }
}
