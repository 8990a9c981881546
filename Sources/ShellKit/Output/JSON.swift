/// A JSON value whose objects keep the order in which they were written.
///
/// Amounts are strings by convention, as a reader's floating-point number would lose digits.
///
/// ```swift
/// let answer: JSON = ["items": [["id": "7", "price": "0.25", "currency": "ETH"]]]
/// answer.text  // {"items":[{"id":"7","price":"0.25","currency":"ETH"}]}
/// ```
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The value as one compact line of UTF-8, without a line end.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .string(let value): JSONString.write(value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONString.write(member.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
