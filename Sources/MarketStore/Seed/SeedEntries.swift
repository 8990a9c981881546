internal import Market
internal import SQLiteKit

/// At which entries of their files things stood, for messages: their numbers mostly tell.
struct SeedEntries {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  func create() throws(SQLiteError) {
    try database.script(
      """
      CREATE TEMP TABLE entries(
        file TEXT NOT NULL, number INTEGER NOT NULL, entry INTEGER NOT NULL,
        PRIMARY KEY (file, number)) WITHOUT ROWID
      """)
  }

  /// Keeps the entry of a thing whose number does not tell it.
  func add(_ number: Int, _ file: SeedFile, entry: Int) throws(SQLiteError) {
    guard number != entry else { return }
    try database.run(
      "INSERT INTO temp.entries VALUES (?, ?, ?)",
      [.text(file.rawValue), .integer(number), .integer(entry)])
  }

  /// The first entry whose identifier an earlier one has; nil where there is none.
  func repeated(_ file: SeedFile) throws(SQLiteError) -> Int? {
    try database.first(
      """
      SELECT place FROM (SELECT place, row_number() OVER (PARTITION BY id ORDER BY place) AS turn
        FROM (SELECT id, coalesce(entry, things.number) AS place FROM \(file.rawValue) AS things
          LEFT JOIN temp.entries AS kept ON kept.file = ? AND kept.number = things.number))
      WHERE turn > 1 ORDER BY place LIMIT 1
      """, [.text(file.rawValue)]
    ) { $0.integer(0) }
  }

  func drop() throws(SQLiteError) {
    try database.script("DROP TABLE temp.entries")
  }
}
