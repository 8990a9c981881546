/// The value of a known member of a JSON body, as the texts that a form would have for it.
struct JSONFieldValue {
  private(set) var texts: [String] = []

  /// Takes a text, a whole number or null; of a list parameter a list of these, too.
  ///
  /// Throws `APIBodyError.badField` for other values, and `tooMany`.
  init(
    _ members: KeyedDecodingContainer<JSONKey>, _ key: JSONKey, _ parameter: APIParameter
  ) throws {
    if try members.decodeNil(forKey: key) {
      texts = ["null"]
    } else if let text = try? members.decode(String.self, forKey: key) {
      texts = [text]
    } else if let number = try? members.decode(Int.self, forKey: key) {
      texts = [String(number)]
    } else if parameter.kind == .list, let list = try? members.nestedUnkeyedContainer(forKey: key) {
      texts = try Self.texts(of: list, parameter.name)
    } else {
      let kind = parameter.kind == .list ? "a list of ids" : "a text"
      throw APIBodyError.badField(parameter.name, "is not \(kind)")
    }
  }

  /// An empty list is one empty text: the key is there.
  private static func texts(
    of list: any UnkeyedDecodingContainer, _ name: String
  ) throws -> [String] {
    var (list, texts) = (list, [String]())
    while !list.isAtEnd {
      if texts.count == APIFields.mostIdentifiers {
        throw APIBodyError.tooMany(name, limit: texts.count)
      }
      if try list.decodeNil() { continue }
      if let text = try? list.decode(String.self) {
        texts.append(text)
      } else if let number = try? list.decode(Int.self) {
        texts.append(String(number))
      } else {
        throw APIBodyError.badField(name, "is not a list of ids")
      }
    }
    return texts.isEmpty ? [""] : texts
  }
}
