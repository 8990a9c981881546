import Foundation
import Market
import MarketContract
import MarketStore

/// A directory of one test, gone when the test is over.
final class Scratch: Sendable {
  let path: String
  private let counter = Counter()

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("market-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the directory.
  func file(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// A new store with this seed, and its local world.
  func ports(_ seed: WorldSeed) throws -> MarketPorts {
    let file = file("\(counter.next()).sqlite")
    return MarketPorts(try market(at: file, filledWith: seed))
  }

  /// The worlds of a new store with the small seed.
  func worlds() throws -> StoreWorlds {
    let file = file("\(counter.next()).sqlite")
    _ = try market(at: file)
    let session = Session(id: Make.id("b", 9), origin: .phone)
    return StoreWorlds(try StoreFile(at: file), session: session, clock: Make.clock())
  }

  /// Opens the local world of the store at `file`; a store that is not there is filled.
  func market(
    at file: String, filledWith seed: WorldSeed = Seeds.small, session: Int = 1
  ) throws -> SQLiteMarket {
    let store = try StoreFile(at: file)
    if store.isEmpty {
      try store.fill(
        with: seed, fingerprint: "test", collation: FoldedCollation(),
        at: Timestamp(milliseconds: 0))
    }
    let session = Session(id: Make.id("b", session), origin: .script)
    return try store.open(World.local, for: session, clock: Make.clock())
  }
}
