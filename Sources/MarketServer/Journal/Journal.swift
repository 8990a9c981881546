internal import Synchronization

/// The last requests of a server, bounded by count and by bytes.
package final class Journal: Sendable {
  /// The most bytes of a body that are kept.
  package static let longestBody = 8 << 10

  private struct State {
    var entries: [JournalEntry] = []
    /// The place of the oldest entry; those before it are gone.
    var start = 0
    var weight = 0
    var count = 0
    var listener: (@Sendable (JournalEntry) -> Void)?
  }

  private let mostEntries: Int
  private let mostBytes: Int
  private let state = Mutex(State())

  /// Keeps so many requests, and no more than so many bytes of them.
  package init(mostEntries: Int = 1_000, mostBytes: Int = 4 << 20) {
    self.mostEntries = mostEntries
    self.mostBytes = mostBytes
  }

  /// Is told of each request once it is answered, on a thread of the server.
  package func listen(_ listener: (@Sendable (JournalEntry) -> Void)?) {
    state.withLock { $0.listener = listener }
  }

  /// How many requests there were since the server started.
  package var count: Int { state.withLock { $0.count } }

  /// The last requests, the latest first.
  package func latest(_ limit: Int) -> [JournalEntry] {
    state.withLock { state in
      state.entries[state.start...].suffix(max(limit, 0)).reversed()
    }
  }

  /// The request of this number; nil where there was none, or it is kept no more.
  package func entry(_ number: Int) -> JournalEntry? {
    state.withLock { state in
      let kept = state.entries[state.start...]
      guard let first = kept.first?.number, number >= first, number <= state.count else {
        return nil
      }
      return kept[state.start + number - first]
    }
  }

  func add(_ entry: JournalEntry) {
    let (numbered, listener) = state.withLock { state in
      var entry = entry
      state.count += 1
      entry.number = state.count
      state.entries.append(entry)
      state.weight += entry.weight
      trim(&state)
      return (entry, state.listener)
    }
    listener?(numbered)
  }

  private func trim(_ state: inout State) {
    while state.entries.count - state.start > mostEntries || state.weight > mostBytes,
      state.start < state.entries.count
    {
      state.weight -= state.entries[state.start].weight
      state.start += 1
    }
    // Moved together once as many are gone as may be kept: a constant cost for each request.
    if state.start >= mostEntries {
      state.entries.removeFirst(state.start)
      state.start = 0
    }
  }
}
