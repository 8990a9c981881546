package import Market
internal import SQLiteKit

/// The pretend payment service's memory, kept in the store so that it outlives a crash.
///
/// It shares nothing with a world's orders but the file: a real service would be elsewhere.
package struct SQLitePaymentLedger: PaymentLedger {
  private let database: Database
  private let failures: StoreFailures
  private static let accepted = "accepted"

  /// Keeps the memory in this store.
  package init(_ store: StoreFile) {
    database = store.database
    failures = store.failures
  }

  package func record(
    _ outcome: PaymentOutcome, for id: Payment.ID
  ) throws(PortError) -> PaymentOutcome {
    let word =
      switch outcome {
      case .accepted: Self.accepted
      case .declined(let reason): reason.rawValue
      }
    // In a batch nothing is durable yet: a payment there could be undone after it was made.
    guard !database.isWriting else {
      throw PortError(.unavailable, "no payment can be made inside a batch of the store")
    }
    return try failures.translating { () throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        try database.run(
          "INSERT OR IGNORE INTO ledger VALUES (?, ?)", [.text(id.rawValue), .text(word)])
        return try read(id) ?? outcome
      }
    }
  }

  package func outcome(of id: Payment.ID) throws(PortError) -> PaymentOutcome? {
    try failures.translating { () throws(SQLiteError) in try read(id) }
  }

  private func read(_ id: Payment.ID) throws(SQLiteError) -> PaymentOutcome? {
    let word = try database.first(
      "SELECT outcome FROM ledger WHERE payment = ?", [.text(id.rawValue)]
    ) { $0.text(0) }
    guard let word else { return nil }
    if word == Self.accepted { return .accepted }
    guard let reason = DeclineReason(rawValue: word) else { throw .damaged }
    return .declined(reason)
  }
}
