#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A JSON object as the items of a form.
///
/// The library's decoder refuses more than 512 levels; what it takes lightly, a key that stands
/// twice, is found by counting.
struct JSONBody: Decodable {
  private static let known = CodingUserInfoKey(rawValue: "known")
  private var items: [FormItem] = []
  private var names: [String] = []

  /// The known members; throws where there is none besides others.
  static func items(
    _ bytes: ArraySlice<UInt8>, known: [APIParameter]
  ) throws(APIBodyError) -> [FormItem] {
    let decoder = JSONDecoder()
    if let key = Self.known { decoder.userInfo[key] = known }
    let body = try decoded { try decoder.decode(JSONBody.self, from: Data(bytes)) }
    if JSONMembers.count(in: bytes) != body.names.count { throw .repeatedKey }
    if body.items.isEmpty, !body.names.isEmpty { throw .unknownFields(body.names.sorted()) }
    return body.items
  }

  /// The text that a JSON string is.
  static func text(_ bytes: ArraySlice<UInt8>) throws(APIBodyError) -> String {
    try decoded { try JSONDecoder().decode(String.self, from: Data(bytes)) }
  }

  private static func decoded<Value>(_ decode: () throws -> Value) throws(APIBodyError) -> Value {
    do {
      return try decode()
    } catch let error as APIBodyError {
      throw error
    } catch {
      throw .brokenJSON
    }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: JSONKey.self)
    let known = Self.known.flatMap { decoder.userInfo[$0] as? [APIParameter] } ?? []
    names = members.allKeys.map(\.stringValue)
    for parameter in known {
      let key = JSONKey(stringValue: parameter.name)
      guard members.contains(key) else { continue }
      let value = try JSONFieldValue(members, key, parameter)
      items += value.texts.map { FormItem(name: parameter.name, value: $0) }
    }
  }
}
