/// Which pictures were asked for, of which seeds, and where.
struct PictureOrder {
  private(set) var folder = ""
  private(set) var data = "Data/market"
  /// Their names, such as `nfts/109-1`; all where it is empty.
  private(set) var names: Set<String> = []

  /// Takes the words behind `pictures`.
  init(_ words: ArraySlice<String>) throws(GenerationError) {
    var rest = words
    var given: Set<String> = []
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        guard folder.isEmpty else { throw .usage("There is one folder to write, not \(word) too.") }
        folder = word
        continue
      }
      guard ["--data", "--only"].contains(word) else {
        throw .usage("There is no option \(word) for pictures. See seedgen --help.")
      }
      guard given.insert(word).inserted else { throw .usage("\(word) is given twice.") }
      guard let value = rest.popFirst() else { throw .usage("\(word) needs a value.") }
      if word == "--data" {
        data = value
      } else {
        names = Set(value.split(separator: ",").map(String.init))
      }
    }
    if folder.isEmpty { throw .usage("The folder to write is missing. See seedgen --help.") }
  }
}
