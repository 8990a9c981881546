import Testing

@testable import ShellKit

@Suite("A person who is asked")
struct PersonTests {
  @Test(
    "says yes, or anything that means no",
    arguments: [
      (.line("y"), "removed\n"), (.line(" YES \n"), "removed\n"), (.line("n"), "kept\n"),
      (.line(""), "kept\n"), (.line("  "), "kept\n"), (.endOfInput, "kept\n"),
      (.interrupted, "kept\n"),
    ] as [(LineResult, String)])
  func confirmed(answer: LineResult, out: String) {
    let person = Person("remove 7", answers: [answer])
    let stage = Stage(person)
    #expect(stage.run() == .done)
    #expect(stage.out == out)
    #expect(person.questions == ["Remove 7? [y/N] "])
  }

  @Test("is asked again after a word that is neither")
  func again() {
    let person = Person("remove 7", "say b", answers: [.line("maybe"), .line("y")])
    let stage = Stage(person)
    #expect(stage.run() == .done)
    #expect(stage.out == "removed\nb\n")
    #expect(person.questions.count == 2)
    #expect(stage.errors == "“maybe” is no answer to “Remove 7?”: type y or n.\n")
  }

  @Test("may answer ahead after a semicolon")
  func ahead() {
    let person = Person("remove 7; y", "remove 8 -y")
    let stage = Stage(person)
    _ = stage.run()
    #expect(stage.out == "Remove 7? [y/N]\nremoved\nremoved\n")
    #expect(person.questions.isEmpty)
  }

  @Test("leaves with status 0, whatever the last command came to", arguments: ["fail", "bogus"])
  func leaves(_ fault: String) {
    #expect(Stage(Person("say a", fault)).run() == .done)
    #expect(Stage(Person(fault, "quit")).run() == .done)
    #expect(Stage(Person("include 'say b/\(fault)'")).run() == .done)
  }

  @Test("gives any text, without the blanks around it")
  func text() {
    let stage = Stage(Person("name", "name", answers: [.line("  Ann; Lee \n")]))
    _ = stage.run()
    #expect(stage.out == "name: Ann; Lee\nname: none\n")
  }
}
