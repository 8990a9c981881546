import Testing

@testable import ShellKit

@Suite("A failure that trying again may help")
struct RetryTests {
  @Test("is told to a person, who may try again as often as they like")
  func again() {
    let person = Person("try", answers: [.line(""), .line("Yes"), .line("retry")])
    let stage = Stage(person)
    #expect(stage.run() == .done)
    #expect(stage.out == "came\n")
    #expect(stage.errors == "It is away.\nIt is away.\nIt is away.\n")
    #expect(person.questions == Array(repeating: "Retry? [Y/n] ", count: 3))
  }

  @Test(
    "is told once where the person leaves it",
    arguments: [.line("n"), .line("cancel"), .endOfInput, .interrupted] as [LineResult])
  func left(_ answer: LineResult) {
    let stage = Stage(Person("try", "say b", answers: [answer]))
    #expect(stage.run() == .done)
    #expect(stage.out == "b\n")
    #expect(stage.errors == "It is away.\n")
  }

  @Test("is asked about again after a word that is no answer")
  func noAnswer() {
    let stage = Stage(Person("try", answers: [.line("perhaps"), .line("n")]))
    _ = stage.run()
    #expect(
      stage.errors
        == "It is away.\n“perhaps” is no answer to “Retry? [Y/n]”: type y or n.\n")
  }

  @Test("ends a script at once, and what a person typed ahead or answered ahead")
  func script() throws {
    let stage = try Stage.run("try; say b")
    #expect(stage.status == .outside)
    #expect(stage.out == "" && stage.errors == "It is away.\n")
    let person = Person("try; say b", "try -y")
    let ahead = Stage(person)
    _ = ahead.run()
    #expect(person.questions.isEmpty)
  }
}
