/// A rating as two clients decode it: a whole number, also from a text.
struct WrittenNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      value = number
    } else if let number = Int(try container.decode(String.self)) {
      value = number
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no whole number")
    }
  }
}
