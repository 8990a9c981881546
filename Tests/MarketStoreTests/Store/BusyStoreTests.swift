import Foundation
import Market
import MarketContract
import MarketStore
import SQLiteKit
import Testing

@Suite("A store that somebody else holds")
struct BusyStoreTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("store.sqlite")
    _ = try scratch.market(at: file)
  }

  private func ports(patience: Int) throws -> MarketPorts {
    let session = Session(id: Make.id("b", 2), origin: .script)
    let store = try StoreFile(at: file, patience: patience)
    return MarketPorts(try store.open(World.local, for: session, clock: Make.clock()))
  }

  @Test(
    "refuses a change in a sentence once it was waited for, and can be read meanwhile",
    arguments: [(20, "20 ms"), (1_000, "1 s")])
  func refuses(patience: Int, words: String) throws {
    let ports = try ports(patience: patience)
    let holder = try Database(path: file, access: .readWrite)
    try holder.run("BEGIN IMMEDIATE")
    let error = #expect(throws: CartError.self) { try AddToCart(ports)([Seeds.nft(4).id]) }
    let detail = "the store \(file) was locked by somebody else for \(words)"
    #expect(error == .port(PortError(.busy, detail)))
    #expect(try ports.world.summary().cart == 2)
    try holder.run("ROLLBACK")
    _ = try AddToCart(ports)([Seeds.nft(4).id])
    #expect(try ports.world.summary().cart == 3)
  }

  @Test("is waited for 5 s where nothing else is said")
  func usualPatience() throws {
    #expect(Database.patience == 5_000)
    #expect(try Database(path: file, access: .readWrite).patience == 5_000)
  }

  @Test("takes the change that waited for it once it is free")
  func waits() throws {
    let (held, begun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let failures = Parallel.run(2) { [self] thread in
      if thread == 0 {
        let holder = try Database(path: file, access: .readWrite)
        try holder.run("BEGIN IMMEDIATE")
        held.signal()
        begun.wait()
        // Long enough for the other to find it locked; if it is not, it has just waited less.
        usleep(100_000)
        try holder.run("ROLLBACK")
      } else {
        held.wait()
        let ports = try ports(patience: 60_000)
        begun.signal()
        _ = try AddToCart(ports)([Seeds.nft(4).id])
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try ports(patience: 0).world.summary().cart == 3)
  }
}
