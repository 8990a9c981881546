import Foundation
import Testing

@Suite("seedgen pictures")
struct PictureDrawingTests {
  private let sandbox: Sandbox
  private let data: String

  init() throws {
    sandbox = try Sandbox()
    data = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Data")
      .standardizedFileURL.path(percentEncoded: false)
  }

  private func seedgen(_ words: String...) throws -> Outcome {
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    return try sandbox.run([program.path(percentEncoded: false), "pictures"] + words)
  }

  /// One picture of each collection, and of each other kind.
  private static let sample =
    [1, 21, 47, 55, 76, 82, 94, 108, 113, 129, 135, 152, 157, 160].map { "nfts/\($0)-1" }
    + ["nfts/117-3", "collections/13", "users/12", "currencies/shiba-inu", "profiles/1"]

  @Test("draws the very bytes of Data/market/images", arguments: sample)
  func same(name: String) throws {
    let outcome = try seedgen("out", "--data", "\(data)/market", "--only", name)
    #expect(outcome == Outcome(output: "", errors: "", status: 0))
    let drawn = try sandbox.read("out/\(name).png")
    let kept = try Data(contentsOf: URL(filePath: "\(data)/market/images/\(name).png"))
    #expect(drawn == kept, "draw them anew: seedgen pictures Data/market/images")
    #expect(try sandbox.bash("find out -type f").lines == ["out/\(name).png"])
  }

  @Test(
    "refuses wrong words in one sentence",
    arguments: [
      [], ["out", "more"], ["out", "--only"], ["out", "--wrong", "1"],
      ["out", "--data", "a", "--data", "b"], ["--data", "a"],
    ])
  func usage(_ words: [String]) throws {
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    let outcome = try sandbox.run([program.path(percentEncoded: false), "pictures"] + words)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1 && outcome.output.isEmpty)
    #expect(!sandbox.has("out"))
  }

  @Test("names a picture that the seeds do not, and seeds that can't be read")
  func unknown() throws {
    let picture = try seedgen("out", "--data", "\(data)/market", "--only", "nfts/1-1,nfts/9999-1")
    #expect(picture.status == 2)
    #expect(picture.errors == "The seeds refer to no picture nfts/9999-1.\n")
    let seeds = try seedgen("out", "--data", "nowhere")
    #expect(seeds.status == 3 && seeds.errors.split(separator: "\n").count == 1)
    #expect(!sandbox.has("out"))
  }
}
