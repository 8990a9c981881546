import Foundation
import Testing

@Suite("The bytes of a script")
struct InputBytesTests {
  private func run(_ bytes: [UInt8], _ arguments: String...) throws -> Outcome {
    try Sandbox().run([Program.path] + arguments, input: Data(bytes))
  }

  @Test("A byte that is not UTF-8 is named by line and byte, and ends the script")
  func namesByte() throws {
    let bytes = Array("catalog search caf".utf8) + [0xE9, 0x0A]
    let outcome = try run(bytes)
    #expect(outcome.errors == "stdin:1: Byte 19 is not UTF-8; save the file as UTF-8.\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }

  @Test(
    "The first byte of a sequence that is not UTF-8 is meant",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func namesFirstByte(_ sequence: [UInt8]) throws {
    for end in [[0x0A], []] as [[UInt8]] {
      let outcome = try run(Array("rating --limit 1\ncart ".utf8) + sequence + end)
      #expect(outcome.errors == "stdin:2: Byte 6 is not UTF-8; save the file as UTF-8.\n")
      #expect(outcome.lines.count == 3)
      #expect(outcome.status == 2)
    }
  }

  @Test("A NUL is named by line and byte")
  func namesNUL() throws {
    let outcome = try run(Array("rating --limit 1\nrat\0ing\n".utf8))
    #expect(outcome.errors == "stdin:2: Byte 4 is NUL, which no command has.\n")
    #expect(outcome.status == 2)
  }

  @Test("A file is named like a pipe, and so is one that is sourced")
  func namesFile() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Data([0x63, 0xFF]), to: "latin.nft")
    let message = "latin.nft:1: Byte 2 is not UTF-8; save the file as UTF-8.\n"
    #expect(try sandbox.nft("latin.nft").errors == message)
    #expect(try sandbox.nft("-f", "latin.nft").errors == message)
    #expect(try sandbox.nft("-c", "source latin.nft").errors == message)
    #expect(try sandbox.nft("check", "latin.nft").errors == message)
  }

  @Test("With --keep-going the lines after it run")
  func goesOn() throws {
    let outcome = try run(Array("cart ".utf8) + [0xFF, 0x0A] + "cart\n".utf8, "--keep-going")
    #expect(outcome.output == "The cart is empty. To fill it: cart add <id>.\n")
    #expect(outcome.status == 2)
  }

  @Test("A byte order mark at the beginning and the line ends of other systems are accepted")
  func acceptsMarkAndLineEnds() throws {
    let lines = "like 1\r\nlike \"Lantern Boat\"\r\n\r\n# Done.\r\nlike 3"
    let outcome = try run([0xEF, 0xBB, 0xBF] + lines.utf8)
    #expect(outcome.lines.count == 3)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
    let mark = try run([0xEF, 0xBB, 0xBF])
    #expect(mark == Outcome(output: "", errors: "", status: 0))
  }

  @Test("The last line needs no end, and a pipe may come in pieces")
  func readsPieces() throws {
    let outcome = try Sandbox().bash(
      "{ printf 'cart a'; sleep 0.1; printf 'dd 18\\nca'; sleep 0.1; printf rt; } | $NFT")
    #expect(outcome.lines.first?.hasPrefix("Added ") == true)
    #expect(outcome.lines.last?.hasPrefix("Total 0.35 ETH.") == true)
  }

  @Test("A line of more than a mebibyte is refused")
  func refusesEndlessLine() throws {
    let outcome = try run(Array(repeating: UInt8(ascii: "x"), count: 3 << 20))
    #expect(outcome.errors == "stdin:1: The line is longer than 1 MiB.\n")
    #expect(outcome.status == 2)
  }

  @Test(
    "A word of 10,000 characters is answered like any other",
    arguments: [
      ("", 2), ("show ", 1), ("collection ", 1), ("user ", 1), ("order ", 1), ("pay ", 1),
      ("cart add 1 ", 1), ("like ", 1), ("catalog search ", 0), ("profile edit name ", 1),
      ("profile edit site https://", 1), ("profile edit avatar ", 1), ("set ", 2), ("open ", 2),
      ("catalog sort ", 2), ("catalog --limit ", 2), ("cart --", 2), ("help ", 2),
      ("source ", 2), ("gateway decline ", 2), ("show #", 1), ("show #9", 1), ("show '", 2),
    ] as [(String, Int32)])
  func answersLongWords(_ command: String, _ status: Int32) throws {
    for letter in ["x", "9", "ё", "🦊"] {
      let word = String(repeating: letter, count: 10_000)
      let outcome = try run(Array((command + word).utf8))
      #expect([status, 2].contains(outcome.status), "\(command) \(letter) \(outcome)")
      #expect(outcome.errors.count < 400 && outcome.output.count < 400)
    }
  }
}
