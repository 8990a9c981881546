/// One run of the program: words in, a folder of files out.
enum Generation {
  static let usage = """
    seedgen: makes a world of any size for nft --seed-data DIR

      seedgen --collections COUNT --nfts COUNT DIR [--seed NUMBER]

    The same words make the same world, to the byte.
    Status: 0 done, 2 wrong words, 3 the folder can't be written.

    """

  static func run(_ words: [String]) -> Int32 {
    if words.contains("--help") || words.contains("-h") {
      Standard.output(usage)
      return 0
    }
    do throws(GenerationError) {
      let order = try GenerationOrder(words)
      try WorldFolder(order.folder).write(WorldPlan(order))
      return 0
    } catch {
      Standard.error(error.sentence)
      return error.status
    }
  }
}
