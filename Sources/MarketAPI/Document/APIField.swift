/// A field of an object in an answer, for the document of the API.
struct APIField {
  /// What its value is.
  enum Kind {
    case text, address, moment, wholeText, integer, number, truth, ids, addresses, author
  }

  let name: String
  let kind: Kind

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The JSON Schema of its value.
  func write(to json: inout JSONWriter) {
    json.member(name) { json in
      switch kind {
      case .text: json.member("type", "string")
      case .address: Self.writeAddress(to: &json)
      case .moment:
        json.member("type", "string")
        json.member("examples", ["2023-10-08T07:43:22.944Z[GMT]", "2023-04-20T02:22:27Z"])
      case .wholeText:
        json.member("type", "string")
        json.member("pattern", "^-?[0-9]+$")
      case .integer:
        json.member("type", "integer")
        json.member("minimum", 0)
        json.member("maximum", 5)
      case .number: json.member("type", "number")
      case .truth: json.member("type", "boolean")
      case .ids: Self.writeIdentifiers(to: &json)
      case .addresses:
        json.member("type", "array")
        json.member("minItems", 1)
        json.member("items") { Self.writeAddress(to: &$0) }
      case .author:
        json.member("type", ["string", "integer"])
        json.member("description", "g0, g1, g2: a user's id; g3a: an address; g3b: a name.")
      }
    }
  }

  private static func writeAddress(to json: inout JSONWriter) {
    json.member("type", "string")
    json.member("format", "uri")
  }

  private static func writeIdentifiers(to json: inout JSONWriter) {
    json.member("type", "array")
    json.member("items") { $0.member("type", ["string", "integer"]) }
    json.member("description", "g0: numbers; g1, g2: numbers as text; g3a, g3b: UUIDs.")
  }
}
