internal import Foundation
internal import Market
internal import MarketInMemory
internal import MarketSeed

/// A seed of which one file holds anything is loaded whole, or its first fault is named; what is
/// loaded can be lived in.
///
/// The first byte chooses the file, the others are its contents.
struct SeedTarget: FuzzTarget {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "nft-fuzzing-\(ProcessInfo.processInfo.processIdentifier)")

  init() {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in SeedFile.allCases { try write(Array(SmallSeed.text(of: file).utf8), file) }
      let (seed, _) = try SeedLoader(source: .folder(folder.path)).load()
      try live(in: seed)
    } catch {
      fatalError("the small seed can't be loaded: \(error)")
    }
  }

  private func write(_ bytes: [UInt8], _ file: SeedFile) throws {
    try Data(bytes).write(to: folder.appending(path: file.name))
  }

  func check(_ bytes: [UInt8]) {
    let file = SeedFile.allCases[Int(bytes.first ?? 0) % SeedFile.allCases.count]
    do {
      try write(Array(bytes.dropFirst()), file)
      defer { try? write(Array(SmallSeed.text(of: file).utf8), file) }
      let (seed, _) = try SeedLoader(source: .folder(folder.path)).load()
      try live(in: seed)
    } catch let fault as SeedFault {
      expect(SeedFile.allCases.map(\.name).contains(fault.file), "a fault names a file of a seed")
      expect(!fault.problem.isEmpty, "a fault says what is wrong")
    } catch {
      fatalError("not kept: a seed is refused by a fault, not by \(error)")
    }
  }

  /// Sorts, searches, fills the cart and adds up: what sums or orders must take what was accepted.
  private func live(in seed: WorldSeed) throws {
    expect(seed.nfts.allSatisfy { $0.price <= .largest }, "no price is above the largest")
    let ports = MarketPorts(InMemoryMarket(seed: seed))
    _ = try ports.world.summary()
    _ = try ports.catalog.collections(matching: nil, .standard, .all)
    _ = try ports.users.users(.standard, .all)
    let free = seed.nfts.map(\.id).filter { !seed.owned.contains($0) }
    _ = try AddToCart(ports)(free)
    let contents = try ViewCart(ports)().contents
    expect(contents.count >= free.count, "what is not owned can be in the cart")
    _ = contents.total.description
  }
}
