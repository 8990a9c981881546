internal import Market
internal import SQLiteKit

extension SQLiteMarket {
  func list(_ sql: ListSQL) -> NFTList {
    NFTList(sql: sql, database: database, world: world)
  }

  /// Lets `decide` choose by how the NFTs stand, then adds and removes, logging what it changed.
  func update<Answer>(
    _ list: NFTList, _ ids: [NFT.ID],
    _ decide: ([NFT.ID: Standing]) -> (add: [NFT.ID], remove: [NFT.ID], answer: Answer),
    before prepare: (ChangeLog) throws(SQLiteError) -> Bool = { _ throws(SQLiteError) in false }
  ) throws(PortError) -> Answer {
    try write { (log) throws(SQLiteError) in
      var rows = try standingRows(of: ids)
      var decision = decide(rows.mapValues(\.standing))
      let isChange = !decision.add.isEmpty || !decision.remove.isEmpty
      if isChange, try prepare(log) {
        rows = try standingRows(of: ids)
        decision = decide(rows.mapValues(\.standing))
      }
      for id in decision.add {
        guard let number = rows[id]?.number, try list.append(number) else { continue }
        try log.record(list.sql.putting, nft: number)
      }
      for id in decision.remove {
        guard let number = rows[id]?.number, let position = try list.remove(number) else {
          continue
        }
        try log.record(list.sql.taking, nft: number, position: position)
      }
      return decision.answer
    }
  }

  /// Makes a list just the known ones of `ids`, each once, logs how, and gives what it is then.
  func replace(
    _ list: NFTList, by ids: [NFT.ID], _ log: ChangeLog
  ) throws(SQLiteError) -> [NFT.ID] {
    let wanted = try knownRows(of: ids)
    let present = try list.rows()
    let replacement = ListReplacement(of: present.map(\.nft), by: wanted.map(\.number))
    var place = try remove(replacement.removed, of: present, from: list, log)
    for nft in replacement.added {
      place += 1
      try list.put(nft, at: place)
      try log.record(list.sql.putting, nft: nft)
    }
    return wanted.map(\.id)
  }

  /// Takes out what goes, and gives the position of the last NFT that stays.
  private func remove(
    _ removed: [Int], of present: [(nft: Int, position: Int)], from list: NFTList,
    _ log: ChangeLog
  ) throws(SQLiteError) -> Int {
    let isAll = removed.count == present.count
    if isAll, !removed.isEmpty { try list.clear() }
    var (last, going) = (0, removed[...])
    for row in present {
      guard row.nft == going.first else {
        last = row.position
        continue
      }
      going.removeFirst()
      if !isAll { try list.delete(row.nft) }
      try log.record(list.sql.taking, nft: row.nft, position: row.position)
    }
    return last
  }

  /// The known NFTs among `ids`, each once, with their rows.
  func knownRows(of ids: [NFT.ID]) throws(SQLiteError) -> [(id: NFT.ID, number: Int)] {
    var seen: Set<Int> = []
    var known: [(id: NFT.ID, number: Int)] = []
    for id in ids {
      let number = try database.first(
        "SELECT number FROM nfts WHERE id = ?", [.text(id.rawValue)]
      ) { $0.integer(0) }
      if let number, seen.insert(number).inserted { known.append((id, number)) }
    }
    return known
  }
}
