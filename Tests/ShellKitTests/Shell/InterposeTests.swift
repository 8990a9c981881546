import Testing

@testable import ShellKit

@Suite("A script called by a script")
struct InterposeTests {
  @Test("is read before the script that called it goes on")
  func order() throws {
    #expect(try Stage.run("say a\ninclude 'say b'\nsay c").out == "a\nb\nc\n")
    #expect(try Stage.run("include 'say a/include \"say b\"/say c'\nsay d").out == "a\nb\nc\nd\n")
  }

  @Test("is read before the rest of the line that called it")
  func restOfLine() throws {
    #expect(try Stage.run("include 'say a; say b'; say c\nsay d").out == "a\nb\nc\nd\n")
  }

  @Test("stops all of them at its first error, and is named")
  func error() {
    let stage = Stage(TextSource("include 'say a/fail'; say b\nsay c", name: "outer.nft"))
    #expect(stage.run() == .failed)
    #expect(stage.out == "a\n")
    #expect(stage.errors == "inner.nft:2: It failed.\n")
  }

  @Test("is left by its caller's errors the place of the caller")
  func place() {
    let stage = Stage(TextSource("include 'say a'\nfail", name: "outer.nft"))
    #expect(stage.run() == .failed)
    #expect(stage.errors == "outer.nft:2: It failed.\n")
  }

  @Test("may be sixteen deep, and no deeper")
  func depth() throws {
    #expect(try Stage.run("dive 15; say end").out == "deep\nend\n")
    let stage = try Stage.run("dive 16; say end")
    #expect(stage.status == .failed)
    #expect(stage.out.isEmpty)
    #expect(stage.errors == "Scripts call each other more than 16 deep.\n")
  }

  @Test("may be called however many sources are still to be read")
  func queue() {
    let stage = Stage(TextSource("include 'say a'"))
    for number in 1...20 { stage.shell.add(TextSource("say \(number)")) }
    #expect(stage.run() == .done)
    #expect(stage.out.hasPrefix("a\n1\n2\n") && stage.out.hasSuffix("20\n"))
  }

  @Test("ends at its error without ending the session of the person who called it")
  func person() {
    let stage = Stage(Person("include 'say a/fail/say b'; say c", "say d"))
    #expect(stage.run() == .done)
    #expect(stage.out == "a\nd\n")
    #expect(stage.errors == "inner.nft:2: It failed.\n")
  }

  @Test("is not remembered as what a person typed")
  func memory() {
    let stage = Stage(Person("include 'say a'"))
    var lines: [String] = []
    stage.shell.remember = { lines.append($0) }
    _ = stage.run()
    #expect(lines == ["include 'say a'"])
  }
}
