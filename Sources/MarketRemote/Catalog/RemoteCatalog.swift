internal import HTTPKit
internal import Market
internal import MarketAPI

/// The part of a server that never changes, asked for when it is first needed and then kept.
final class RemoteCatalog {
  /// More NFTs than these are asked for by the whole list.
  private static let mostSingles = 12

  private let wire: Wire
  private let hasServerPages: Bool
  private var shelf: Shelf?
  private var people: People?
  private var money: [Currency]?
  private var known: [NFT.ID: NFT] = [:]
  /// All NFTs in the server's order; nil until somebody needed all.
  private var all: [NFT]?
  /// Identifiers that the server knows nothing by.
  private var absent: Set<NFT.ID> = []
  /// Whether answers have what came with generation 1.1.0 (API contract 1.1).
  private(set) var isLatest = false

  init(_ wire: Wire, hasServerPages: Bool) {
    self.wire = wire
    self.hasServerPages = hasServerPages
  }

  func collections() throws(PortError) -> Shelf {
    if let shelf { return shelf }
    return try keepShelf(try wire.answer(to: RemoteRequest(.collections)))
  }

  func users() throws(PortError) -> People {
    if let people { return people }
    let request = RemoteRequest(.users)
    let answers: [UserAnswer] = try wire.whole(
      try wire.answer(to: request), .users, by: \.user.id)
    let people = People(answers, site: site)
    self.people = people
    return people
  }

  func currencies() throws(PortError) -> [Currency] {
    if let money { return money }
    let answers: [CurrencyAnswer] = try wire.list(RemoteRequest(.currencies))
    let currencies = answers.enumerated().map { $0.element.currency(numbered: $0.offset + 1) }
    money = currencies
    return currencies
  }

  /// Every NFT, in the server's order.
  func nfts() throws(PortError) -> [NFT] {
    if let all { return all }
    let lists = [RemoteRequest(.nfts)] + (shelf == nil ? [RemoteRequest(.collections)] : [])
    let answers = try wire.answers(to: lists)
    if answers.count > 1 { _ = try keepShelf(answers[1]) }
    let whole: [NFTAnswer] = try wire.whole(answers[0], .nfts, by: \.nft.id)
    var nfts: [NFT] = []
    for answer in whole { nfts.append(try keep(answer)) }
    all = nfts
    return nfts
  }

  /// The NFTs with these identifiers, in this order; unknown ones are left out.
  func nfts(_ ids: [NFT.ID]) throws(PortError) -> [NFT] {
    var seen: Set<NFT.ID> = []
    let missing = ids.filter { id in
      known[id] == nil && !absent.contains(id) && seen.insert(id).inserted
    }
    if all == nil, !missing.isEmpty {
      if missing.count > Self.mostSingles { _ = try nfts() } else { try load(missing) }
    }
    return ids.compactMap { known[$0] }
  }

  /// The NFT that the server has under a number; nil where it has none, or no such numbers.
  func nft(numbered number: Int) throws(PortError) -> NFT? {
    if all == nil, let found = known.values.first(where: { $0.number == number }) { return found }
    if all == nil, number > 0, let found = try? single(String(number)), found.number == number {
      return found
    }
    return try nfts().first { $0.number == number }
  }

  private func single(_ word: String) throws(PortError) -> NFT? {
    let answers = try wire.answers(to: requests([word]))
    if answers.count > 1 { _ = try keepShelf(answers[1]) }
    if answers[0].status == 404 { return nil }
    return try keep(try wire.one(answers[0], to: RemoteRequest(.nft, [word])))
  }

  private func load(_ ids: [NFT.ID]) throws(PortError) {
    // A path may not end in a dot segment, which would lead elsewhere.
    let ids = ids.filter { !["", ".", ".."].contains($0.rawValue) }
    let requests = requests(ids.map(\.rawValue))
    let answers = try wire.answers(to: requests)
    if answers.count > ids.count { _ = try keepShelf(answers[ids.count]) }
    for (index, id) in ids.enumerated() {
      if answers[index].status != 404 {
        _ = try keep(try wire.one(answers[index], to: requests[index]))
      }
      if known[id] == nil { absent.insert(id) }
    }
  }

  /// Requests for NFTs, and for the collections that hold them where those are not known yet.
  private func requests(_ words: [String]) -> [RemoteRequest] {
    let singles = words.map { word in RemoteRequest(.nft, [word]).with { $0.accepted = [404] } }
    return singles + (shelf == nil ? [RemoteRequest(.collections)] : [])
  }

  /// What an address counts as.
  private func site(_ link: Link?) -> Link? {
    guard !hasServerPages, let link else { return link }
    let isOwn = APISite(address: link.text) != nil || APIPicture(address: link.text) != nil
    return isOwn ? nil : link
  }

  private func keepShelf(_ response: HTTPClientResponse) throws(PortError) -> Shelf {
    let answers: [CollectionAnswer] = try wire.whole(
      response, .collections, by: \.collection.id)
    if answers.contains(where: { $0.collection.website != nil }) { isLatest = true }
    let isNamedByNumber = answers.contains { Int($0.collection.author) != nil }
    let people = isNamedByNumber ? try users() : nil
    let shelf = Shelf(answers, people, site: site)
    self.shelf = shelf
    return shelf
  }

  private func keep(_ answer: NFTAnswer) throws(PortError) -> NFT {
    let nft = answer.nft
    if nft.website != nil { isLatest = true }
    let people = Int(nft.author) != nil ? try users() : nil
    let whole = nft.placed(on: try collections(), people, site: site)
    known[whole.id] = whole
    return whole
  }
}
