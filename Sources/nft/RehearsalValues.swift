internal import Market
internal import Synchronization

/// A clock and identifiers of their own for checked sessions: the same ones each time.
enum RehearsalValues {
  /// Noon of a day in spring, for ever.
  static let clock = Clock { Timestamp(milliseconds: 1_714_564_800_000) }

  /// `00000000-0000-4000-8000-000000000001` and so on.
  static func identifiers() -> IdentifierSource {
    let count = Counter()
    return IdentifierSource { SystemValues.uuid(0x4000, 0x8000_0000_0000_0000 + count.next()) }
  }

  private final class Counter: Sendable {
    private let value = Atomic<UInt64>(0)

    func next() -> UInt64 { value.add(1, ordering: .relaxed).newValue }
  }
}
