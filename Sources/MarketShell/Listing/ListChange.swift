internal import Market
internal import ShellKit

/// What a command did to a list of NFTs: some were changed, some were so already.
struct ListChange {
  let changed: [NFT]
  let unchanged: [NFT]

  init(of nfts: [NFT], changed ids: [NFT.ID]) {
    var seen: Set<NFT.ID> = []
    let distinct = nfts.filter { seen.insert($0.id).inserted }
    changed = distinct.filter { ids.contains($0.id) }
    unchanged = distinct.filter { !ids.contains($0.id) }
  }

  /// `Liked "Fox" (1). "Owl" (40) is liked already.`
  func screen(
    _ verb: String, _ key: String, already: String, after: String = "",
    members: [(String, JSON)] = []
  ) -> Screen {
    var sentences: [String] = []
    if !changed.isEmpty { sentences.append("\(verb) \(Words.list(changed))\(after).") }
    if !unchanged.isEmpty {
      let verb = unchanged.count == 1 ? "is" : "are"
      sentences.append("\(Words.list(unchanged)) \(verb) \(already).")
    }
    return .sentence(
      StyledText(sentences.joined(separator: " ")),
      json: .object(
        [
          (key, .array(changed.map { .object(NFTJSON.brief($0)) })),
          ("unchanged", .array(unchanged.map { .object(NFTJSON.brief($0)) })),
        ] + members))
  }
}
