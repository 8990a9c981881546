internal import Market

/// Collects the entries of a file, making sure that numbers and identifiers are each used once.
struct Numbering<Thing: Named> {
  let file: SeedFile
  private(set) var things: [Thing] = []
  private var numbers: Set<Int> = []
  private var identifiers: Set<String> = []

  init(file: SeedFile) {
    self.file = file
  }

  mutating func add(_ thing: Thing) throws(SeedError) {
    let entry = things.count + 1
    guard identifiers.insert(thing.id.rawValue).inserted else {
      throw .fault(.repeated("id", file, entry: entry))
    }
    guard numbers.insert(thing.number ?? entry).inserted else {
      throw .fault(.repeated("number", file, entry: entry))
    }
    things.append(thing)
  }
}
