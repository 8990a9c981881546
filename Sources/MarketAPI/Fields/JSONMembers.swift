/// The members of a JSON object, counted without decoding them.
enum JSONMembers {
  /// How many members the outermost object of valid JSON has, repeated ones too.
  ///
  /// Each has one colon outside of texts and of inner values.
  static func count(in json: ArraySlice<UInt8>) -> Int {
    var (count, depth, isText, isEscaped) = (0, 0, false, false)
    for byte in json {
      if isText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1: count += 1
      default: break
      }
    }
    return count
  }
}
