internal import Market
internal import SQLiteKit

extension SeedWriter {
  /// Inserts a row; one whose number or identifier is taken already is a fault of the seed.
  func insert(
    into file: SeedFile, _ number: Int, _ id: String, entry: Int, _ values: () -> [SQLiteValue]
  ) throws(SeedError) {
    let values = values()
    do throws(SQLiteError) {
      try database.run(Self.insertion(into: file), values)
      try entries.add(number, file, entry: entry)
    } catch {
      guard error.kind == .constraint else { throw translate(error) }
      let twins = try writing { () throws(SQLiteError) in
        try database.first("SELECT 1 FROM \(file.rawValue) WHERE id = ?", [.text(id)]) {
          $0.integer(0)
        }
      }
      throw .fault(.repeated(twins == nil ? "number" : "id", file, entry: entry))
    }
  }

  private static func insertion(into file: SeedFile) -> String {
    switch file {
    case .collections: "INSERT INTO collections VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    case .nfts: "INSERT INTO nfts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    case .users: "INSERT INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    default: "INSERT INTO currencies VALUES (?, ?, ?, ?, ?, ?, ?)"
    }
  }

  /// The columns that every named thing has: the name, its order, its folded form.
  func named(_ name: String) -> [SQLiteValue] {
    [.text(name), .blob(collation.key(for: name).bytes), .text(SearchText(name).folded)]
  }

  /// The numbers of the NFTs of a list, each of which must be known and named once.
  func numbers(
    of ids: [NFT.ID], _ file: SeedFile, entry: Int?, field: String = "nfts"
  ) throws(SeedError) -> [Int] {
    var seen: Set<Int> = []
    var numbers: [Int] = []
    for id in ids {
      let number = try writing { () throws(SQLiteError) in
        try database.first("SELECT number FROM nfts WHERE id = ?", [.text(id.rawValue)]) {
          $0.integer(0)
        }
      }
      guard let number else { throw .fault(.unknown(id, file, entry: entry, field: field)) }
      guard seen.insert(number).inserted else {
        throw .fault(.named(again: id, file, entry: entry, field: field))
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Makes the indexes of a table that is full.
  func index(_ file: SeedFile) throws(SeedError) {
    guard let indexes = Schema.indexes(of: file) else { return }
    do throws(SQLiteError) {
      try database.script(indexes)
    } catch {
      guard error.kind == .constraint else { throw translate(error) }
      let entry = try writing { () throws(SQLiteError) in try entries.repeated(file) }
      guard let entry else { throw translate(error) }
      throw .fault(.repeated("id", file, entry: entry))
    }
  }

  /// An NFT belongs to one collection at most.
  func checkHomes() throws(SeedError) {
    let twice = try writing { () throws(SQLiteError) in try placements.index() }
    if let twice { throw .fault(.named(again: twice.nft, .collections, entry: twice.entry)) }
  }

  /// What the collections hold must have been told by now.
  func checkContents() throws(SeedError) {
    let unknown = try writing { () throws(SQLiteError) in try placements.unknown() }
    if let unknown { throw .fault(.unknown(unknown.nft, .collections, entry: unknown.entry)) }
  }
}
