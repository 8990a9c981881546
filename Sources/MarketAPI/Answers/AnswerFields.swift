internal import Market

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The fields of an object in an answer, each read as leniently as it can be without a guess.
struct AnswerFields {
  private let members: KeyedDecodingContainer<JSONKey>
  /// Which entry of a list the object is; empty for one by itself.
  private let place: String

  init(_ decoder: any Decoder) throws {
    let entry = decoder.codingPath.last?.intValue
    place = entry.map { " of entry \($0 + 1)" } ?? ""
    guard let members = try? decoder.container(keyedBy: JSONKey.self) else {
      throw PayloadError(entry.map { "entry \($0 + 1)" } ?? "answer", "is not an object")
    }
    self.members = members
  }

  /// A text, or a whole number as one; nil where the field is missing, null or something else.
  func text(ifAny name: String) -> String? {
    let key = JSONKey(stringValue: name)
    if let text = try? members.decode(String.self, forKey: key) { return text }
    return (try? members.decode(Int.self, forKey: key)).map(String.init)
  }

  /// A text that is not empty.
  func text(_ name: String) throws(PayloadError) -> String {
    guard let text = text(ifAny: name) else { throw unreadable(name, "a text") }
    if text.isEmpty { throw fault(name, "is empty") }
    return text
  }

  /// A whole number, which may be written as a text.
  func whole(_ name: String) throws(PayloadError) -> Int {
    guard let number = text(ifAny: name).flatMap({ Int($0) }) else {
      throw unreadable(name, "a whole number")
    }
    return number
  }

  /// A truth value.
  func truth(_ name: String) throws(PayloadError) -> Bool {
    guard let value = try? members.decode(Bool.self, forKey: JSONKey(stringValue: name)) else {
      throw unreadable(name, "true or false")
    }
    return value
  }

  /// An amount without loss, written as a number or as a text.
  func price(_ name: String) throws(PayloadError) -> Price {
    let number = try? members.decode(Decimal.self, forKey: JSONKey(stringValue: name))
    guard let text = number.map({ "\($0)" }) ?? text(ifAny: name) else {
      throw unreadable(name, "a number")
    }
    guard let price = Price(decimal: text) else { throw fault(name, "is no price") }
    return price
  }

  /// Texts, or numbers as texts; null is none at all, but a missing list is a fault: a list that
  /// is sent back whole would lose what it held.
  func list(_ name: String) throws(PayloadError) -> [String] {
    let key = JSONKey(stringValue: name)
    if (try? members.decodeNil(forKey: key)) == true { return [] }
    guard var list = try? members.nestedUnkeyedContainer(forKey: key) else {
      throw unreadable(name, "a list")
    }
    var texts: [String] = []
    while !list.isAtEnd {
      if (try? list.decodeNil()) == true { continue }
      let number = try? list.decode(Int.self)
      guard let text = number.map(String.init) ?? (try? list.decode(String.self)) else {
        throw fault(name, "is not a list of texts")
      }
      texts.append(text)
    }
    return texts
  }

  /// A list of objects.
  func things<Thing: Decodable>(_ name: String) throws -> [Thing] {
    let key = JSONKey(stringValue: name)
    guard (try? members.nestedUnkeyedContainer(forKey: key)) != nil else {
      throw unreadable(name, "a list")
    }
    return try members.decode([Thing].self, forKey: key)
  }

  /// Whether there is such a field, whatever its value.
  func has(_ name: String) -> Bool { members.contains(JSONKey(stringValue: name)) }

  /// What is wrong with a field of this object.
  func fault(_ name: String, _ problem: String) -> PayloadError {
    PayloadError(name + place, problem)
  }

  private func unreadable(_ name: String, _ kind: String) -> PayloadError {
    let key = JSONKey(stringValue: name)
    if !members.contains(key) { return fault(name, "is missing") }
    return fault(name, (try? members.decodeNil(forKey: key)) == true ? "is null" : "is not \(kind)")
  }
}
