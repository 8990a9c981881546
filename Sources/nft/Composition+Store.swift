internal import Glibc
internal import Market
internal import MarketSeed
internal import MarketShell
internal import MarketStore
internal import ShellKit

extension Composition {
  /// The store that an option names, or else the person's own.
  func storePath(_ named: String?) throws(Failure) -> String {
    if let path = named ?? setting("NFT_STORE") ?? folders.data("market.sqlite") {
      return path
    }
    throw Self.homeless("the store", or: ", or name a store with --store FILE")
  }

  static func homeless(_ what: String, or advice: String = "") -> Failure {
    Failure("home.missing", "There is no place for \(what): set HOME\(advice).", status: .outside)
  }

  /// Opens a store, and fills one that is new.
  func openStore(at path: String, seedData: String?) throws(Failure) -> StoreFile {
    let isMissing = path != Self.memory && access(path, F_OK) != 0
    if isMissing { UserFolders.makeParents(of: path) }
    let store = try Self.storing { () throws(PortError) in try StoreFile(at: path) }
    guard store.isEmpty || seedData != nil else { return store }
    let files = SeedFiles(seedData.map(SeedSource.folder) ?? .embedded)
    do throws(Failure) {
      if try !fill(store, with: files) {
        try Self.seeding { () throws(SeedError) in
          do throws(SeedFault) { try files.readFingerprint() } catch { throw .fault(error) }
        }
      }
    } catch {
      if isMissing { store.removeIfEmpty { unlink($0) } }
      throw error
    }
    let kept = try Self.storing { () throws(PortError) in try store.seedFingerprint() }
    guard kept == files.fingerprint else {
      throw Failure(
        "seed.other-store",
        """
        The store \(Quotation.of(path)) holds other data than \
        \(Quotation.of(seedData ?? "")): name a new store with --store FILE.
        """, status: .outside)
    }
    return store
  }

  /// Gives false for a store that was filled before, or is by somebody else at this moment.
  private func fill(_ store: StoreFile, with files: SeedFiles) throws(Failure) -> Bool {
    guard store.isEmpty else { return false }
    let line = ProgressLine(terminal: setting("TERM"))
    defer { line.clear() }
    return try Self.seeding { () throws(SeedError) in
      try store.fill(
        with: files, fingerprint: files.fingerprint, collation: NameCollation.best(),
        at: SystemValues.clock.now(), report: { line.show($0.words) })
    }
  }

  /// SQLite's name for a store that lives and dies with the process.
  static let memory = ":memory:"

  static func storing<Value>(
    _ step: () throws(PortError) -> Value
  ) throws(Failure) -> Value {
    do throws(PortError) { return try step() } catch { throw Failure(error) }
  }

  private static func seeding<Value>(
    _ step: () throws(SeedError) -> Value
  ) throws(Failure) -> Value {
    do throws(SeedError) {
      return try step()
    } catch {
      switch error {
      case .port(let error): throw Failure(error)
      case .fault(let fault):
        throw Failure(
          "seed.fault", "The seed data has a fault, and nothing was loaded: \(fault).",
          status: .outside)
      }
    }
  }
}
