package import Market
internal import SQLiteKit

extension SQLiteMarket: ProfileRepository {
  package func profile() throws(PortError) -> Profile {
    try read { () throws(SQLiteError) in try readProfile() }
  }

  package func updateProfile<Answer>(
    _ decide: (inout Profile) -> Answer
  ) throws(PortError) -> Answer {
    try write { (log) throws(SQLiteError) in
      let before = try readProfile()
      var after = before
      let answer = decide(&after)
      if after != before {
        try writeProfile(after)
        try record(before, after, log)
      }
      return answer
    }
  }

  package func owned(_ sort: Sort<NFTKey>, _ window: Window) throws(PortError) -> Page<NFT> {
    try readTogether { () throws(SQLiteError) in
      try list(.owned).page(orderBy: NFTTable.order(sort), window)
    }
  }

  package func ownedList() throws(PortError) -> [NFT.ID] {
    try read { () throws(SQLiteError) in try list(.owned).ids() }
  }

  package func replaceOwned(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try write { (log) throws(SQLiteError) in try replace(list(.owned), by: ids, log) }
  }

  func readProfile() throws(SQLiteError) -> Profile {
    let profile = try database.first(
      "SELECT id, name, description, website, avatar FROM profiles WHERE world = ?",
      [.integer(world)]
    ) { row in
      Profile(
        id: Profile.ID(row.text(0)), name: row.text(1), description: row.text(2),
        website: row.optionalLink(3), avatar: row.optionalLink(4))
    }
    guard let profile else { throw .damaged }
    return profile
  }

  func writeProfile(_ profile: Profile) throws(SQLiteError) {
    try database.run(
      "UPDATE profiles SET name = ?, description = ?, website = ?, avatar = ? WHERE world = ?",
      [
        .text(profile.name), .text(profile.description), .optional(profile.website?.text),
        .optional(profile.avatar?.text), .integer(world),
      ])
  }

  private func record(
    _ before: Profile, _ after: Profile, _ log: ChangeLog
  ) throws(SQLiteError) {
    for field in ProfileField.allCases where before[field] != after[field] {
      try log.record(.edited(field, from: before[field], to: after[field]))
    }
  }
}
