internal import Market
internal import SQLiteKit

extension SeedWriter {
  func visit(_ person: SeedPerson) throws(SeedError) {
    let lists = [
      ("favorites", try numbers(of: person.favorites, .profile, entry: nil, field: "likes")),
      ("owned", try numbers(of: person.owned, .profile, entry: nil)),
      ("cart_items", try numbers(of: person.cart, .order, entry: nil)),
    ]
    let profile = person.profile
    try writing { () throws(SQLiteError) in
      try database.run("INSERT INTO worlds VALUES (0, '', 0)")
      try database.run(
        "INSERT INTO profiles VALUES (0, ?, ?, ?, ?, ?)",
        [
          .text(profile.id.rawValue), .text(profile.name), .text(profile.description),
          .optional(profile.website?.text), .optional(profile.avatar?.text),
        ])
      for (table, numbers) in lists {
        for (index, nft) in numbers.enumerated() {
          try database.run(
            "INSERT INTO \(table) VALUES (0, ?, ?)", [.integer(nft), .integer(index + 1)])
        }
      }
    }
  }

  /// Gives each user the place in the rating; equals share one.
  func rank() throws(SeedError) {
    try writing { () throws(SQLiteError) in
      try database.run(
        """
        UPDATE users SET place = ranked.place
        FROM (SELECT number, rank() OVER (ORDER BY rating DESC) AS place FROM users) AS ranked
        WHERE ranked.number = users.number
        """)
    }
  }

  /// Makes the first world of the seed, and leaves nothing behind that filling needed.
  func end(fingerprint: String, at moment: Timestamp) throws(SeedError) {
    try writing { () throws(SQLiteError) in
      try database.run(
        "UPDATE worlds SET created_at = ?", [.integer(Int(moment.milliseconds))])
      try database.run(
        "INSERT INTO seed VALUES (?, ?, ?, ?)",
        [.text(fingerprint), .integer(collections), .integer(nfts), .integer(users)])
      try WorldTable(database).add(World.local, at: moment)
      try placements.drop()
      try entries.drop()
    }
  }
}
