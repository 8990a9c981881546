import Market
import MarketContract
import MarketSeed
import MarketStore
import SQLiteKit
import Testing

@Suite("Filling a store")
struct SeedFillingTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.file("store.sqlite")
  }

  private func fill(_ seed: some SeedReading, at path: String? = nil) throws {
    try StoreFile(at: path ?? file).fill(
      with: seed, fingerprint: "told", collation: FoldedCollation(),
      at: Timestamp(milliseconds: 7))
  }

  private func fault(_ seed: some SeedReading) throws -> String {
    let error = try #require(throws: SeedError.self) { try fill(seed) }
    guard case .fault(let fault) = error else { return "\(error)" }
    #expect(try StoreFile(at: file).isEmpty, "nothing is loaded")
    return fault.description
  }

  /// Every row of every table, and the schema, as text.
  private func contents(of path: String) throws -> [String] {
    let database = try Database(path: path, access: .readWrite)
    let schema = try database.rows(
      "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name"
    ) { ($0.text(0), $0.text(1)) }
    var lines = schema.map { "\($0.0): \($0.1)" }
    for (table, sql) in schema where sql.hasPrefix("CREATE TABLE") {
      let columns = try database.rows("SELECT name FROM pragma_table_info('\(table)')") {
        $0.text(0)
      }
      let row = columns.map { "quote(\"\($0)\")" }.joined(separator: " || ', ' || ")
      lines += try database.rows("SELECT \(row) FROM \(table) ORDER BY 1") {
        "\(table) \($0.text(0))"
      }
    }
    return lines
  }

  @Test("from files gives, row by row, the store that the same seed in memory gives")
  func alike() throws {
    let (seed, fingerprint) = try SeedLoader(source: .embedded).load()
    let files = SeedFiles(.embedded)
    let paths = [scratch.file("streamed.sqlite"), scratch.file("whole.sqlite")]
    try StoreFile(at: paths[0]).fill(
      with: files, fingerprint: files.fingerprint, collation: FoldedCollation(),
      at: Timestamp(milliseconds: 7))
    try StoreFile(at: paths[1]).fill(
      with: seed, fingerprint: fingerprint, collation: FoldedCollation(),
      at: Timestamp(milliseconds: 7))
    let (streamed, whole) = (try contents(of: paths[0]), try contents(of: paths[1]))
    #expect(streamed == whole)
    #expect(streamed.count > 400)
  }

  @Test("that ends in a fault, however late, leaves a store that can be filled")
  func late() throws {
    let nfts = (1...5_000).map { Make.nft($0, "NFT \($0)") }
    let broken = ToldSeed(nfts: nfts, end: .fault(SeedFault(.nfts, entry: 5_001, "is broken")))
    #expect(try fault(broken) == "nfts.json, entry 5001: is broken")
    let full = ToldSeed(nfts: nfts, end: .port(PortError(.full, "no room")))
    #expect(throws: SeedError.port(PortError(.full, "no room"))) { try fill(full) }
    #expect(try StoreFile(at: file).isEmpty)
    try fill(ToldSeed(nfts: nfts))
    let database = try Database(path: file, access: .readWrite)
    #expect(try database.first("SELECT count(*) FROM nfts") { $0.integer(0) } == 5_000)
    #expect(try database.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  @Test("names the entry that has an identifier or a number of an earlier one")
  func repeated() throws {
    // Numbers run against entries, so that an entry is not to be guessed from its number.
    var nfts = (1...100).map { Make.nft(101 - $0, "NFT") }
    nfts[70] = Make.nft(30, "NFT", id: nfts[20].id)
    #expect(try fault(ToldSeed(nfts: nfts)) == "nfts.json, entry 71, id: is used before")
    nfts[70] = Make.nft(80, "NFT", id: Make.id("9", 1))
    #expect(try fault(ToldSeed(nfts: nfts)) == "nfts.json, entry 71, number: is used before")
    nfts[70] = nfts[20]
    #expect(try fault(ToldSeed(nfts: nfts)) == "nfts.json, entry 71, id: is used before")
    let user = Make.user(1, "Ada", rating: 1)
    let users = [(user, [NFT.ID]()), (Make.user(2, "Bo", rating: 1), []), (user, [])]
    #expect(try fault(ToldSeed(users: users)) == "users.json, entry 3, id: is used before")
    let currencies = Seeds.currencies + [Seeds.currencies[1]]
    #expect(
      try fault(ToldSeed(currencies: currencies)) == "currencies.json, entry 4, id: is used before")
  }

  @Test("names the entry that holds an NFT of another, or one that there is not")
  func references() throws {
    let nfts = (1...4).map { Make.nft($0, "NFT \($0)") }
    let ids = nfts.map(\.id)
    let ghost = Make.nft(9, "Ghost").id
    func collection(_ number: Int, _ ids: [NFT.ID]) -> (NFTCollection, [NFT.ID]) {
      (Make.collection(number, "Collection", count: ids.count), ids)
    }
    #expect(
      try fault(ToldSeed(collections: [collection(1, [ids[0]]), collection(2, [ids[1], ids[0]])]))
        == "collections.json, entry 2, nfts: names the NFT \(ids[0]) a second time")
    #expect(
      try fault(ToldSeed(collections: [collection(1, []), collection(2, [ghost])], nfts: nfts))
        == "collections.json, entry 2, nfts: names an unknown NFT, \(ghost)")
    let user = Make.user(1, "Ada", rating: 1)
    #expect(
      try fault(ToldSeed(nfts: nfts, users: [(user, [ids[3], ids[3]])]))
        == "users.json, entry 1, nfts: names the NFT \(ids[3]) a second time")
    #expect(
      try fault(ToldSeed(nfts: nfts, favorites: [ghost]))
        == "profile.json, likes: names an unknown NFT, \(ghost)")
    #expect(
      try fault(ToldSeed(nfts: nfts, cart: [ids[1], ghost]))
        == "order.json, nfts: names an unknown NFT, \(ghost)")
  }

  @Test("tells how far it is")
  func progress() throws {
    var told: [SeedProgress] = []
    let nfts = (1...2_000).map { Make.nft($0, "NFT \($0)") }
    let home = (Make.collection(1, "All", count: 2_000), nfts.map(\.id))
    try StoreFile(at: file).fill(
      with: ToldSeed(collections: [home], nfts: nfts), fingerprint: "",
      collation: FoldedCollation(), at: Timestamp(milliseconds: 0), report: { told.append($0) })
    #expect(
      told == [
        .sorting, .nfts(1_000, held: 2_000), .nfts(2_000, held: 2_000), .sorting, .sorting,
      ])
  }
}
