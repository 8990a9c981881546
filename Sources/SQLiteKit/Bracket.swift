/// How statements are held together: the words that open and close each kind of transaction.
enum Bracket {
  /// Reads of one moment.
  case reading
  /// A transaction that holds the write lock.
  case whole
  /// A part of such a transaction, undone by itself.
  case part

  var begin: String {
    switch self {
    case .reading: "BEGIN"
    case .whole: "BEGIN IMMEDIATE"
    case .part: "SAVEPOINT part"
    }
  }

  var end: String { self == .part ? "RELEASE part" : "COMMIT" }

  var undo: [String] {
    self == .part ? ["ROLLBACK TO part", "RELEASE part"] : ["ROLLBACK"]
  }
}
