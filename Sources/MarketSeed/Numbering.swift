internal import Market
internal import MarketAPI

/// Collects the entries of a file, making sure that numbers and identifiers are each used once.
struct Numbering<Thing: Named> {
  let file: SeedFile
  private(set) var things: [Thing] = []
  private var numbers: Set<Int> = []
  private var identifiers: Set<String> = []

  init(file: SeedFile) {
    self.file = file
  }

  mutating func add(_ make: () throws(PayloadError) -> Thing) throws(SeedFault) {
    let entry = things.count + 1
    let thing = try SeedAssembly.checked(file, entry: entry, make)
    guard identifiers.insert(thing.id.rawValue).inserted else {
      throw SeedFault(file, entry: entry, field: "id", "is used before")
    }
    guard let number = thing.number, numbers.insert(number).inserted else {
      throw SeedFault(file, entry: entry, field: "number", "is used before")
    }
    things.append(thing)
  }
}
