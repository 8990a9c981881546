/// What was asked for: how much of a world, from which chance, and where.
struct GenerationOrder {
  private(set) var collections = 0
  private(set) var nfts = 0
  private(set) var seed: UInt64 = 1
  private(set) var folder = ""

  static let mostNFTs = 100_000_000
  /// A collection's entry names all its NFTs, and an entry of a seed has at most 1 MiB.
  static let mostInOne = 10_000

  init(_ words: [String]) throws(GenerationError) {
    var rest = words[...]
    var given: Set<String> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        guard folder.isEmpty else { throw .usage("There is one folder to write, not \(word) too.") }
        folder = word
        continue
      }
      let value = rest.popFirst()
      guard given.insert(word).inserted else { throw .usage("\(word) is given twice.") }
      switch word {
      case "--collections": collections = try Self.number(word, value)
      case "--nfts": nfts = try Self.number(word, value)
      case "--seed": seed = UInt64(try Self.number(word, value))
      default: throw .usage("There is no option \(word). See seedgen --help.")
      }
    }
    for option in ["--collections", "--nfts"] where !given.contains(option) {
      throw .usage("\(option) is missing. See seedgen --help.")
    }
    if folder.isEmpty { throw .usage("The folder to write is missing. See seedgen --help.") }
    try check()
  }

  private func check() throws(GenerationError) {
    if collections < 1 { throw .usage("A world needs at least 1 collection.") }
    if nfts < collections {
      throw .usage("\(collections) collections need at least as many NFTs, not \(nfts).")
    }
    if nfts > Self.mostNFTs { throw .usage("A world has at most \(Self.mostNFTs) NFTs.") }
    if nfts / collections > Self.mostInOne {
      throw .usage(
        "A collection holds about \(Self.mostInOne) NFTs at most: \(nfts) need more collections.")
    }
  }

  private static func number(_ option: String, _ value: String?) throws(GenerationError) -> Int {
    guard let value else { throw .usage("\(option) needs a number.") }
    guard !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(value)
    else { throw .usage("\(option) needs a whole number, not \(value).") }
    return number
  }
}
