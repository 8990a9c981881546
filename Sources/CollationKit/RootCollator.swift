import Glibc

/// Puts texts of every script in one order, the root order of the Unicode CLDR.
///
/// The order looks at letters first, then at accents, then at case (tertiary strength), so that
/// `e < é < f` and `a < A < b`; both normal forms of a text have one key. An example:
///
///     guard let collator = RootCollator.open() else { return }
///     let early = collator.key(for: "ёж")
///     let late = collator.key(for: "жук")
///     assert(early.lexicographicallyPrecedes(late))
///
/// It may be used from several threads at once; they take turns.
package final class RootCollator: @unchecked Sendable {
  // Unchecked because of two pointers. ICU does not let threads share a collator, so every use
  // of `collator` after `init` and before `deinit` holds `mutex`.
  private let library: ICULibrary
  private let collator: OpaquePointer
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Loads the newest ICU installed, at a cost of milliseconds; nil where there is none.
  package static func open() -> RootCollator? {
    ICULibrary.load().flatMap(RootCollator.init(library:))
  }

  init?(library: ICULibrary) {
    var status: Int32 = 0
    guard let collator = library.open("root", &status) else { return nil }
    library.setAttribute(collator, Attribute.normalization, Attribute.on, &status)
    library.setAttribute(collator, Attribute.strength, Attribute.tertiary, &status)
    // A negative status is only a remark: that "root" is a fallback, for example.
    guard status <= 0 else {
      library.close(collator)
      return nil
    }
    self.library = library
    self.collator = collator
    self.mutex = .allocate(capacity: 1)
    self.mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    library.close(collator)
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// ICU's major version. Keys made by two versions must not be compared with each other.
  package var majorVersion: Int { library.majorVersion }

  /// Bytes that compare, as by `memcmp`, as texts sort; without zeros, the shorter first if equal.
  package func key(for text: String) -> [UInt8] {
    let units = Array(text.utf16)
    // Room for the key of nearly every text, so that one pass does.
    var key = [UInt8](repeating: 0, count: 3 * units.count + 32)
    var length = write(keyOf: units, into: &key)
    if length > key.count {
      key = [UInt8](repeating: 0, count: length)
      length = write(keyOf: units, into: &key)
    }
    // ICU refuses no text: like an allocation of Swift's, this fails only without memory.
    precondition(length > 0, "ICU has no memory left for a sort key")
    // The last byte is C's zero; memcmp with lengths, as SQLite does it, needs none.
    return Array(key[..<(length - 1)])
  }

  /// The length of the whole key with its zero, of which `key` takes what it has room for.
  private func write(keyOf units: [UInt16], into key: inout [UInt8]) -> Int {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return units.withUnsafeBufferPointer { units in
      key.withUnsafeMutableBufferPointer { key in
        let length = library.getSortKey(
          collator, units.baseAddress, Int32(units.count), key.baseAddress, Int32(key.count))
        return Int(length)
      }
    }
  }

  /// The values of `UColAttribute` and `UColAttributeValue` in `ucol.h` that are used here.
  private enum Attribute {
    static let normalization: Int32 = 4
    static let strength: Int32 = 5
    static let on: Int32 = 17
    static let tertiary: Int32 = 2
  }
}
