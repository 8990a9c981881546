/// How far the scan of one JSON value has come: a string, an escape, a depth.
struct ElementScan {
  private var depth = 0
  /// The deepest that the value has gone so far.
  private(set) var deepest = 0
  private(set) var isAtEnd = false
  private var isInString = false
  private var isEscaped = false

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether a value can begin like this: what does not is no JSON.
  static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): true
    default: false
    }
  }

  /// Goes over bytes up to the end of the value, or to their end; gives where it stopped.
  ///
  /// Pointers rather than arrays: every byte of a large seed passes here.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    while position < bytes.count, !isAtEnd {
      position = isInString ? passString(bytes, position) : pass(bytes, position)
    }
    return position
  }

  private mutating func passString(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var position = start
    if isEscaped {
      isEscaped = false
      position += 1
    }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        isInString = false
        isAtEnd = depth == 0
        return position
      }
      if byte == UInt8(ascii: "\\") {
        guard position < bytes.count else {
          isEscaped = true
          return position
        }
        position += 1
      }
    }
    return position
  }

  /// Passes one byte outside strings; a number or a word ends before what can't belong to it.
  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> Int {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""):
      isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      deepest = max(deepest, depth)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      isAtEnd = depth <= 1
      if depth == 0 { return position }
      depth -= 1
    default:
      if depth == 0, byte == UInt8(ascii: ",") || Self.isBlank(byte) {
        isAtEnd = true
        return position
      }
    }
    return position + 1
  }
}
