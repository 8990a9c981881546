import Testing

@testable import ShellKit

@Suite("A shell")
struct ShellStatusTests {
  @Test(
    "ends with the status of what it ran last",
    arguments: [
      ("", .done), ("# why", .done), ("say a", .done), ("fail", .failed), ("bogus", .usage),
      ("say", .usage), ("break", .outside), ("say 'a", .usage), ("decline", .failed),
      ("decline; say a", .done), ("say a; decline", .failed), ("say --bogus", .usage),
      ("quit; fail", .done),
    ] as [(String, ShellKit.ExitStatus)])
  func status(text: String, status: ShellKit.ExitStatus) throws {
    #expect(try Stage.run(text).status == status)
  }

  @Test("runs commands in order, and words as they were quoted")
  func order() throws {
    let stage = try Stage.run("say a 'b c'; say \"\"\n\n# d\n  say #3 # e\n")
    #expect(stage.out == "a|b c\n\n#3\n")
    #expect(stage.errors.isEmpty)
  }

  @Test("stops a script at its first error, and names file and line")
  func firstError() {
    let stage = Stage(
      TextSource("say a\n\nsay b; fail; say c\nsay d", name: "demo.nft"), TextSource("say e"))
    #expect(stage.run() == .failed)
    #expect(stage.out == "a\nb\n")
    #expect(stage.errors == "demo.nft:3: It failed.\n")
  }

  @Test("names the line of a word that is wrong, and of a quote that is open")
  func usage() {
    let wrong = Stage(TextSource("say a\nsya b", name: "demo.nft"))
    #expect(wrong.run() == .usage)
    #expect(
      wrong.errors == "demo.nft:2: There is no command “sya”. Did you mean say?\n")
    let open = Stage(TextSource("say a\nsay 'b", name: "demo.nft"))
    #expect(open.run() == .usage)
    #expect(open.out == "a\n")
    #expect(open.errors.hasPrefix("demo.nft:2: A quote ' is opened"))
  }

  @Test(
    "goes on with a line that ends in a backslash or within quotes",
    arguments: [
      ("say a\\\nb c", "ab|c\n"), ("say 'a\nb' c\nsay d", "a\nb|c\nd\n"), ("say a \\\n b", "a|b\n"),
      ("say \"a\n\nb\"; say c", "a\n\nb\nc\n"), ("say a\\\n\\\nb", "ab\n"),
    ])
  func continued(text: String, out: String) throws {
    #expect(try Stage.run(text).out.replacing("\\n", with: "\n") == out)
  }

  @Test("names no place where there is none, as with -c")
  func noPlace() throws {
    #expect(try Stage.run("fail").errors == "It failed.\n")
  }

  @Test(
    "goes on after errors when told to, and ends with the first fault's status",
    arguments: [
      ("fail; say a\nbogus\nsay b", .failed, "a\nb\n"), ("bogus; fail; say a", .usage, "a\n"),
      ("say a; break; bogus", .outside, "a\n"), ("say a", .done, "a\n"),
      ("decline; bogus; say a", .failed, "a\n"), ("say a\nsay 'x", .usage, "a\n"),
    ] as [(String, ShellKit.ExitStatus, String)])
  func keepGoing(text: String, status: ShellKit.ExitStatus, out: String) throws {
    let stage = try Stage.run(text, ["keep-going": "on"])
    #expect(stage.status == status)
    #expect(stage.out == out)
  }

  @Test("reads several sources in the order they were added")
  func sources() {
    let stage = Stage(
      TextSource("say 1; say 2"), TextSource("say 3", name: "a"),
      TextSource("say 4\nfail", name: "b"))
    #expect(stage.run() == .failed)
    #expect(stage.out == "1\n2\n3\n4\n")
    #expect(stage.errors == "b:2: It failed.\n")
  }

  @Test("lives on after a person's error")
  func person() {
    let stage = Stage(Person("say a", "fail", "say", "say c"))
    #expect(stage.run() == .done)
    #expect(stage.out == "a\nc\n")
    #expect(stage.errors.hasPrefix("It failed.\nsay needs <word>"))
  }

  @Test("remembers what a person entered, and nothing of a script")
  func memory() {
    let stage = Stage(Person("say a; say b", "", "fail"), TextSource("say c"))
    var lines: [String] = []
    stage.shell.remember = { lines.append($0) }
    _ = stage.run()
    #expect(lines == ["say a; say b", "", "fail"])
  }

  @Test("shows a script's lines before their answers with echo on")
  func echo() throws {
    let stage = try Stage.run("say a; say b\n# c\u{7}", ["echo": "on"])
    #expect(stage.out == "> say a; say b\na\nb\n> # c\\u{7}\n")
    let person = Stage(Person("say a"))
    try person.shell.settings.set("echo", to: "on")
    _ = person.run()
    #expect(person.out == "a\n")
  }

  @Test("shows help instead of running a command")
  func help() throws {
    let stage = try Stage.run("fail --help; say -h")
    #expect(stage.status == .done)
    #expect(stage.out.contains("fail\n") && stage.out.contains("Do say."))
  }
}
