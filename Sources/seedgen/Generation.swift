/// One run of the program: words in, a folder of files out.
enum Generation {
  static let usage = """
    seedgen: makes a world of any size for nft --seed-data DIR, and draws the pictures of seeds

      seedgen --collections COUNT --nfts COUNT DIR [--seed NUMBER]
      seedgen pictures DIR [--data Data/market] [--only nfts/109-1,users/3]

    The same words make the same world and the same pictures, to the byte.
    Status: 0 done, 2 wrong words, 3 the folder can't be written or the seeds can't be read.

    """

  static func run(_ words: [String]) -> Int32 {
    if words.contains("--help") || words.contains("-h") {
      Standard.output(usage)
      return 0
    }
    do throws(GenerationError) {
      if words.first == "pictures" {
        try draw(PictureOrder(words.dropFirst()))
        return 0
      }
      let order = try GenerationOrder(words)
      try WorldFolder(order.folder).write(WorldPlan(order))
      return 0
    } catch {
      Standard.error(error.sentence)
      return error.status
    }
  }

  private static func draw(_ order: PictureOrder) throws(GenerationError) {
    let drawings = try Gallery(order.data).drawings
    for name in order.names.sorted() where !drawings.contains(where: { $0.name == name }) {
      throw .usage("The seeds refer to no picture \(name).")
    }
    let folder = try PictureFolder(order.folder)
    var written: [(name: String, count: Int)] = []
    for drawing in drawings where order.names.isEmpty || order.names.contains(drawing.name) {
      written.append((drawing.name, try folder.write(drawing)))
    }
    if order.names.isEmpty { try folder.writeTable(of: written) }
  }
}
