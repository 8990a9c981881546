import Foundation
import Testing

@testable import ShellKit

@Suite("A file with a secret")
struct SecretFileTests {
  private let path =
    FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
    .path(percentEncoded: false)

  @Test("is written for its owner alone, once, and read as it was written")
  func kept() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = SecretFile(path: path, name: "token")
    #expect(!file.exists)
    try file.write("s3cret")
    #expect(file.exists)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try file.read() == "s3cret")
    #expect(throws: Failure.self) { try file.write("other") }
    #expect(try file.read() == "s3cret")
  }

  @Test("is refused where others may read it", arguments: [0o644, 0o640, 0o604, 0o620, 0o666])
  func open(_ mode: Int) throws {
    let error = #expect(throws: Failure.self) { try read("s3cret\n", mode) }
    #expect(error?.code == "token.open")
    #expect(error?.message.contains("chmod 600") == true)
  }

  @Test(
    "holds one word of visible ASCII, and no message quotes anything else",
    arguments: [
      "", "\n", "two words", "a\nb", "пароль", "a\u{1b}[2J", String(repeating: "x", count: 513),
    ])
  func bad(_ text: String) throws {
    let error = #expect(throws: Failure.self) { try read(text, 0o600) }
    #expect(error?.code == "token.bad")
    if !text.isEmpty { #expect(error?.message.contains(text) == false) }
  }

  @Test("may have blanks and line ends around the secret")
  func blanks() throws {
    #expect(try read(" s3cret \r\n", 0o600) == "s3cret")
    let longest = String(repeating: "x", count: 512)
    #expect(try read(longest + "\n", 0o600) == longest)
  }

  @Test("is told to be missing, or a folder")
  func missing() {
    #expect(throws: Failure.self) { try SecretFile(path: path, name: "token").read() }
    #expect(throws: Failure.self) { try SecretFile(path: "/", name: "token").read() }
  }

  private func read(_ text: String, _ mode: Int) throws -> String {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let isMade = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: mode])
    #expect(isMade)
    return try SecretFile(path: path, name: "token").read()
  }
}
