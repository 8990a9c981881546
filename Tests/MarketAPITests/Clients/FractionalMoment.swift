import Foundation

/// A moment as the one client that wants a fraction of a second decodes it.
struct FractionalMoment: Decodable {
  let date: Date

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    guard let date = formatter.date(from: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no fraction")
    }
    self.date = date
  }
}
