import Foundation
import Market
import MarketSeed
import Testing

@Suite("A seed in a folder")
struct SeedFaultTests {
  /// Copies the embedded seed into a folder of its own, changes one file, and loads it.
  private func load(
    changing file: SeedFile, _ change: (String) -> String?
  ) throws -> (seed: WorldSeed, fingerprint: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for each in SeedFile.allCases {
      let text = String(decoding: each.embedded, as: UTF8.self)
      guard let text = each == file ? change(text) : text else { continue }
      try Data(text.utf8).write(to: folder.appending(path: each.name))
    }
    return try SeedLoader(source: .folder(folder.path)).load()
  }

  private func fault(_ file: SeedFile, _ change: (String) -> String?) throws -> String {
    try #require(throws: SeedFault.self) { try load(changing: file, change) }.description
  }

  private static func replacing(_ old: String, _ new: String) -> (String) -> String {
    { text in
      guard let range = text.range(of: old) else { return text }
      return text.replacingCharacters(in: range, with: new)
    }
  }

  @Test("that equals the embedded one loads alike, with the same fingerprint")
  func same() throws {
    let embedded = try SeedLoader(source: .embedded).load()
    let copy = try load(changing: .nfts) { $0 }
    #expect(copy.fingerprint == embedded.fingerprint)
    #expect(copy.seed.nfts == embedded.seed.nfts && copy.seed.profile == embedded.seed.profile)
    let other = try load(changing: .users) { $0 + "\n" }
    #expect(other.fingerprint != embedded.fingerprint)
  }

  @Test("without a cart has an empty one, and without numbers counts its entries")
  func optionalParts() throws {
    #expect(try load(changing: .order) { _ in nil }.seed.cart.isEmpty)
    let number = #/"number": [0-9]+, /#
    let users = try load(changing: .users) { $0.replacing(number, with: "") }.seed.users
    #expect(users.map(\.number) == Array(1...users.count))
  }

  @Test("names file, entry and field of its first fault")
  func faults() throws {
    let id = "4661d526-9070-435f-8731-962d2ee0c431"
    #expect(try fault(.nfts) { _ in nil } == "nfts.json: is missing")
    #expect(try fault(.nfts) { _ in "[" } == "nfts.json: is no valid JSON")
    #expect(try fault(.nfts) { _ in "{}" } == "nfts.json: is not a list")
    #expect(
      try fault(.nfts, Self.replacing("\"price\": 12.50, ", ""))
        == "nfts.json, entry 1, price: is missing")
    #expect(
      try fault(.nfts, Self.replacing("\"rating\": 5", "\"rating\": 6"))
        == "nfts.json, entry 1, rating: is not 0 to 5")
    #expect(
      try fault(.nfts, Self.replacing("\"number\": 2,", "\"number\": 1,"))
        == "nfts.json, entry 2, number: is used before")
    #expect(
      try fault(.collections, Self.replacing(id, "none"))
        == "collections.json, entry 1, nfts: names an unknown NFT, none")
    #expect(
      try fault(.profile, Self.replacing("6eeec913-f5b8-43ec-80ac-86b5a990c564", "none"))
        == "profile.json, nfts: names an unknown NFT, none")
    #expect(
      try fault(.users, Self.replacing("\"rating\": \"112\"", "\"rating\": 112"))
        == "users.json, entry 1, rating: is not a text")
    #expect(
      try fault(.currencies, Self.replacing("\"id\": \"6\"", "\"id\": \"5\""))
        == "currencies.json, entry 2, id: is used before")
  }
}
