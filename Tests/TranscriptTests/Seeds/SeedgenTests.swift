import Foundation
import Testing

@Suite("seedgen")
struct SeedgenTests {
  private let sandbox: Sandbox
  private static let files = ["collections", "currencies", "nfts", "order", "profile", "users"]

  init() throws {
    sandbox = try Sandbox()
  }

  private func seedgen(_ words: String...) throws -> Outcome {
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    return try sandbox.run([program.path(percentEncoded: false)] + words)
  }

  private func world(_ folder: String, seed: String = "1") throws -> [Data] {
    let outcome = try seedgen("--collections", "200", "--nfts", "2000", folder, "--seed", seed)
    #expect(outcome == Outcome(output: "", errors: "", status: 0))
    return try Self.files.map { try sandbox.read("\(folder)/\($0).json") }
  }

  @Test("makes the same world from the same words, and another from another seed")
  func deterministic() throws {
    let worlds = try [world("a"), world("b"), world("c", seed: "2")]
    #expect(worlds[0] == worlds[1])
    #expect(worlds[0] != worlds[2])
    let left = try sandbox.bash("ls a").lines
    #expect(left == Self.files.map { "\($0).json" }, "nothing else is left in the folder")
  }

  @Test("makes worlds that load whole, with names of several scripts")
  func loads() throws {
    _ = try world("a")
    let outcome = try sandbox.nft("--seed-data", "a", "-c", "catalog; rating --limit 1; show 2000")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.errors.isEmpty, "nothing is told of progress where nobody watches")
    #expect(outcome.output.contains("200 collections · "))
    #expect(outcome.output.contains("of 1000 users"))
    let names = outcome.output.unicodeScalars
    #expect(names.contains { (0x410...0x44F).contains($0.value) })
    #expect(names.contains { (0x4E00...0x9FFF).contains($0.value) })
    let counts = try sandbox.bash(
      "sqlite3 store.sqlite 'SELECT count(*), count(collection), count(DISTINCT id) FROM nfts'")
    #expect(counts.output == "2000|2000|2000\n")
    let again = try sandbox.nft("--seed-data", "a", "-c", "catalog --limit 1")
    #expect(again.status == 0, "the store is known to hold this world")
  }

  @Test("makes the least world there is")
  func least() throws {
    #expect(try seedgen("--collections", "1", "--nfts", "1", "a").status == 0)
    let outcome = try sandbox.nft("--seed-data", "a", "-c", "collection 1")
    #expect(outcome.output.contains("1 NFT"))
    #expect(outcome.status == 0)
  }

  @Test(
    "refuses impossible words in one sentence",
    arguments: [
      ["--collections", "0", "--nfts", "0", "d"], ["--collections", "5", "--nfts", "4", "d"],
      ["--collections", "-1", "--nfts", "4", "d"], ["--collections", "1", "--nfts", "1.5", "d"],
      ["--collections", "1", "--nfts", "99999999999999999999", "d"],
      ["--collections", "1", "--nfts", "1000000", "d"], ["--collections", "1", "d"],
      ["--collections", "1", "--nfts", "1"], ["--collections", "1", "--nfts"],
      ["--collections", "1", "--nfts", "1", "d", "e"], ["--wrong", "1", "d"], [],
      ["--collections", "1", "--nfts", "1", "d", "--nfts", "2"],
      ["--collections", "900000000", "--nfts", "900000000", "d"],
    ])
  func usage(_ words: [String]) throws {
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    let outcome = try sandbox.run([program.path(percentEncoded: false)] + words)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.output.isEmpty)
    #expect(!sandbox.has("d"))
  }

  @Test("refuses a folder that is not empty, or can't be made, and leaves it as it was")
  func folders() throws {
    try sandbox.write("mine", to: "full/notes.txt")
    let full = try seedgen("--collections", "1", "--nfts", "1", "full")
    #expect(full.status == 2 && full.errors == "The folder full is not empty: name a new one.\n")
    #expect(try sandbox.bash("ls full").lines == ["notes.txt"])
    let missing = try seedgen("--collections", "1", "--nfts", "1", "no/such")
    #expect(missing.status == 3 && missing.errors.hasPrefix("The folder no/such can't be made: "))
    let file = try seedgen("--collections", "1", "--nfts", "1", "full/notes.txt")
    #expect(file.status == 3 && file.errors.split(separator: "\n").count == 1)
  }

  @Test("leaves nothing behind where there is no room for a file")
  func noRoom() throws {
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    let outcome = try sandbox.bash(
      """
      trap '' XFSZ; ulimit -f 100
      '\(program.path(percentEncoded: false))' --collections 200 --nfts 2000 a
      """)
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(!sandbox.has("a"))
  }
}
