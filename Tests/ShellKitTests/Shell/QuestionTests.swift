import Testing

@testable import ShellKit

@Suite("A question in a script")
struct QuestionTests {
  @Test(
    "is answered by the next command, on a line or after a semicolon",
    arguments: [
      ("name\nAnn Lee", "Name?\nname: Ann Lee\n"), ("name; Ann", "Name?\nname: Ann\n"),
      ("name\n\n# no\n Ann\nsay b", "Name?\nname: Ann\nb\n"),
      ("name\nAnn; say b", "Name?\nname: Ann\nb\n"),
      ("name\n'Ann  Lee'", "Name?\nname: Ann  Lee\n"),
      ("name", "Name?\nname: none\n"),
    ])
  func asked(text: String, out: String) throws {
    let stage = try Stage.run(text)
    #expect(stage.out == out)
    #expect(stage.errors.isEmpty)
    #expect(stage.status == .done)
  }

  @Test(
    "is confirmed by yes or no in any case",
    arguments: [
      ("y", true), ("yes", true), ("Y", true), ("YES", true), ("n", false), ("no", false),
      ("No", false), (" y ", true), ("# well\ny", true),
    ])
  func confirmed(answer: String, isSure: Bool) throws {
    let stage = try Stage.run("remove 7\n\(answer)\nsay b")
    #expect(stage.out == "Remove 7? [y/N]\n\(isSure ? "removed" : "kept")\nb\n")
    #expect(stage.status == .done)
    #expect(try Stage.run("remove 7; \(answer.split(separator: "\n").last ?? "")").status == .done)
  }

  @Test("is not asked where the answer is given ahead")
  func ahead() throws {
    for text in ["remove 7 -y", "remove 7 --yes", "remove --yes 7"] {
      #expect(try Stage.run("\(text); say b").out == "removed\nb\n")
    }
    #expect(try Stage.run("remove 7\nremove 8", ["yes": "on"]).out == "removed\nremoved\n")
    #expect(try Stage.run("remove 7 -y\nremove 8\nn").out.hasSuffix("Remove 8? [y/N]\nkept\n"))
  }

  @Test("is not answered by another command, and names the place of this")
  func wrong() {
    let stage = Stage(TextSource("remove 7\nsay b\nsay c", name: "demo.nft"))
    #expect(stage.run() == .usage)
    #expect(stage.out == "Remove 7? [y/N]\n")
    #expect(
      stage.errors == "demo.nft:2: “say b” is no answer to “Remove 7?”: type y or n.\n")
  }

  @Test("is not answered by the end of the input, and names the place of the command")
  func end() {
    let stage = Stage(TextSource("say a\nremove 7\n", name: "demo.nft"))
    #expect(stage.run() == .failed)
    #expect(stage.out == "a\nRemove 7? [y/N]\n")
    #expect(
      stage.errors
        == "demo.nft:2: There was no answer to “Remove 7?”: nothing was changed.\n")
  }

  @Test("goes to the error stream of a JSON command, whose answer stays JSON")
  func json() throws {
    for text in ["remove 7 --json\ny", "remove 7 --json; y"] {
      let stage = try Stage.run(text + "\nsay b")
      #expect(stage.errors == "Remove 7? [y/N]\n")
      #expect(stage.out == "{\"said\":\"removed\"}\nb\n")
    }
  }

  @Test("takes its answer from the next source when its own is at its end")
  func nextSource() {
    let stage = Stage(TextSource("remove 7"), TextSource("y"))
    #expect(stage.run() == .done)
    #expect(stage.out == "Remove 7? [y/N]\nremoved\n")
  }

  @Test("stands before its answer with echo on")
  func echo() throws {
    let stage = try Stage.run("remove 7\ny", ["echo": "on"])
    #expect(stage.out == "> remove 7\nRemove 7? [y/N] y\nremoved\n")
  }
}
