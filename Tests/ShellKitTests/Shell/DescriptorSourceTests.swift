import Foundation
import Testing

@testable import ShellKit

@Suite("A script file")
struct DescriptorSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func lines(_ bytes: [UInt8]) throws -> [String] {
    try folder.write(Data(bytes), to: "a.nft")
    let path = folder.path("a.nft")
    let source = try DescriptorSource(path: path)
    var lines: [String] = []
    while let (text, place) = try source.nextLine(prompt: { Prompt("") }) {
      lines.append(text)
      if place != Place(path, line: lines.count) { Issue.record("\(place)") }
    }
    return lines
  }

  private func failure(_ bytes: [UInt8]) -> (
    code: String, message: String, status: ShellKit.ExitStatus
  )? {
    do { _ = try lines(bytes) } catch let failure as Failure {
      let message = failure.message.replacing(folder.path("a.nft"), with: "a.nft")
      return (failure.code, message, failure.status)
    } catch {}
    return nil
  }

  @Test(
    "is read line by line, with or without a BOM, CRLF or a last line end",
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]),
      ("\u{FEFF}a\nb", ["a", "b"]), ("\u{FEFF}a\r\n", ["a"]), ("\n\na", ["", "", "a"]),
      ("a\rb\n", ["a\rb"]), ("a\r\r\n", ["a\r"]), ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
      ("ж👨‍👩‍👧\n", ["ж👨‍👩‍👧"]), ("\n", [""]), ("a\r", ["a"]),
    ])
  func forms(text: String, expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test("may not hold NUL, which is named with its line and byte")
  func nul() throws {
    let found = try #require(failure(Array("a\nbc\0d\n".utf8)))
    #expect(found.code == "usage.nul")
    #expect(found.message == "a.nft:2: Byte 3 is NUL, which no command has.")
    #expect(found.status == .usage)
  }

  @Test(
    "must be UTF-8, and the first wrong byte is named with its line",
    arguments: [
      ([0xE9], 1), ([0x63, 0x61, 0x66, 0xE9], 4), ([0xD0, 0xB6, 0xFF], 3), ([0x61, 0xC0, 0x80], 2),
      ([0x61, 0xED, 0xA0, 0x80], 2), ([0xF0, 0x9F, 0x91, 0xA8, 0x80], 5), ([0x61, 0xD0], 2),
      ([0xE5, 0xAE, 0xB6, 0xE5, 0xAE], 4), ([0x61, 0xE9, 0x62], 2),
    ] as [([UInt8], Int)])
  func invalid(bytes: [UInt8], byte: Int) throws {
    for end in ["", "\n", "\r\n"] {
      let found = try #require(failure(Array("x\ny\n".utf8) + bytes + Array(end.utf8)))
      #expect(found.message == "a.nft:3: Byte \(byte) is not UTF-8; save the file as UTF-8.")
      #expect(found.code == "usage.utf-8")
      #expect(found.status == .usage)
    }
  }

  @Test("may have lines of a mebibyte, and none that never ends")
  func long() throws {
    let mebibyte = [UInt8](repeating: 0x61, count: 1 << 20)
    let read = try lines([0x62, 0x0A] + mebibyte + [0x0A, 0x63])
    #expect(read.map(\.utf8.count) == [1, 1 << 20, 1])
    let found = try #require(failure([0x62, 0x0A] + mebibyte + mebibyte + [0x0A]))
    #expect(found.code == "script.long-line")
    #expect(found.message == "a.nft:2: The line is longer than 1 MiB.")
    #expect(found.status == .usage)
  }

  @Test("may be long as a whole")
  func many() throws {
    let text = (0..<60_000).map { "\($0)\n" }.joined()
    let read = try lines(Array(text.utf8))
    #expect(read.count == 60_000)
    #expect(read.last == "59999" && read[12_345] == "12345")
  }

  @Test("must be there, and be no folder")
  func unreadable() throws {
    let missing = #expect(throws: Failure.self) { try DescriptorSource(path: "a\u{1b}/missing") }
    #expect(
      missing
        == Failure(
          "script.unreadable", #"The script “a\e/missing” can't be read: there is no such file."#,
          status: .usage))
    let path = folder.path("")
    let directory = #expect(throws: Failure.self) { try DescriptorSource(path: path) }
    #expect(directory?.code == "script.unreadable")
    #expect(directory?.message.hasSuffix("is a directory.") == true)
    #expect(directory?.status == .usage)
  }
}
