internal import Market
internal import SQLiteKit

/// Turns what SQLite says into what the domain understands, naming the file.
struct StoreFailures {
  let path: String
  /// How long the store was waited for, in milliseconds.
  let patience: Int

  /// Calls `body`; what SQLite throws becomes a failure of the port.
  func translating<Value>(
    _ body: () throws(SQLiteError) -> Value
  ) throws(PortError) -> Value {
    do throws(SQLiteError) {
      return try body()
    } catch {
      throw failure(error)
    }
  }

  /// What the domain calls a failure of SQLite.
  func failure(_ error: SQLiteError) -> PortError {
    switch error.kind {
    case .busy:
      let time = patience % 1_000 == 0 ? "\(patience / 1_000) s" : "\(patience) ms"
      return PortError(.busy, "the store \(path) was locked by somebody else for \(time)")
    case .readOnly: return PortError(.readOnly, "the store \(path) can only be read")
    case .full: return PortError(.full, "there is no room left to write the store \(path)")
    case .moved:
      return PortError(
        .gone, "the store \(path) was deleted or replaced since it was opened: nothing was changed")
    case .notADatabase: return PortError(.unreadable, "the file \(path) is not a store")
    case .corrupt: return PortError(.unreadable, "the store \(path) is damaged")
    case .cantOpen: return PortError(.unavailable, "the store \(path) can't be opened")
    case .constraint, .other:
      return PortError(.unavailable, "the store \(path) failed (\(error.message))")
    }
  }
}
