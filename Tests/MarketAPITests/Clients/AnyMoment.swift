import Foundation

/// A moment as a client decodes it that takes both forms.
struct AnyMoment: Decodable {
  let date: Date

  init(from decoder: any Decoder) throws {
    if let moment = try? FractionalMoment(from: decoder) {
      date = moment.date
      return
    }
    let value = try decoder.singleValueContainer()
    guard let date = ISO8601DateFormatter().date(from: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no moment")
    }
    self.date = date
  }
}
