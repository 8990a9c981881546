import Market
import Synchronization

/// Counts from 1: the source of moments and identifiers that are the same each time.
package final class Counter: Sendable {
  private let value = Mutex(0)

  /// Begins before 1.
  package init() {}

  /// The next number.
  package func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
