import Market

/// The checks that several payloads share.
enum PayloadChecks {
  static func text(_ text: String, _ field: String) throws(PayloadError) -> String {
    guard !text.isEmpty else { throw PayloadError(field, "is empty") }
    return text
  }

  static func link(_ text: String, _ field: String) throws(PayloadError) -> Link {
    guard let link = Link(text) else { throw PayloadError(field, "is no http or https address") }
    return link
  }

  /// Null and the empty text both mean that there is no link.
  static func link(ifAny text: String?, _ field: String) throws(PayloadError) -> Link? {
    guard let text, !text.isEmpty else { return nil }
    return try link(text, field)
  }

  static func moment(_ text: String, _ field: String) throws(PayloadError) -> Timestamp {
    guard let moment = Timestamp(iso8601: text) else {
      throw PayloadError(field, "is no moment such as 2023-10-08T07:43:22.944Z")
    }
    return moment
  }

  static func number(_ number: Int?) throws(PayloadError) -> Int? {
    if let number, number < 1 { throw PayloadError("number", "is less than 1") }
    return number
  }
}
