/// The bytes that order a name, computed when the name is written and stored beside it.
public struct CollationKey: Hashable, Sendable {
  /// Compared byte by byte, unsigned.
  public let bytes: [UInt8]

  /// Takes the bytes as they are.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension CollationKey: Comparable {
  /// Byte order; of two keys that agree, the shorter comes first.
  public static func < (left: CollationKey, right: CollationKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
