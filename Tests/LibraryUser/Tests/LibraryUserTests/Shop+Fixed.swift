import Market

@testable import libraryuser

extension Shop {
  /// A shop that does the same each time: its clock stands still, its identifiers are counted.
  static func fixed() -> Shop {
    let counter = Counter()
    return Shop(
      seed: .harbour, clock: Clock { Timestamp(milliseconds: 1_767_225_600_000) },
      identifiers: IdentifierSource { "id-\(counter.next())" })
  }
}
