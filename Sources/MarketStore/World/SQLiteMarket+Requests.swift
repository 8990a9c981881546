package import Market
internal import SQLiteKit

extension SQLiteMarket: CompletedRequests {
  package func answer(
    for key: String, fingerprint: String
  ) throws(PortError) -> RememberedAnswer {
    let kept = try read { () throws(SQLiteError) in
      try database.first(
        "SELECT fingerprint, answer FROM completed_requests WHERE world = ? AND key = ?",
        [.integer(world), .text(key)]
      ) { ($0.text(0), $0.text(1)) }
    }
    guard let kept else { return .none }
    return kept.0 == fingerprint ? .given(kept.1) : .otherRequest
  }

  package func remember(
    _ answer: String, for key: String, fingerprint: String
  ) throws(PortError) {
    try write { (_) throws(SQLiteError) in
      try database.run(
        """
        INSERT OR IGNORE INTO completed_requests VALUES (?1,
          (SELECT coalesce(max(number), 0) + 1 FROM completed_requests WHERE world = ?1),
          ?2, ?3, ?4)
        """, [.integer(world), .text(key), .text(fingerprint), .text(answer)])
      // They are numbered without gaps, so that the oldest are told by their numbers.
      try database.run(
        """
        DELETE FROM completed_requests WHERE world = ?1 AND number <=
          (SELECT max(number) FROM completed_requests WHERE world = ?1) - ?2
        """, [.integer(world), .integer(RememberedAnswer.mostKept)])
      return ()
    }
  }
}
