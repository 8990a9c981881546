/// The fields of a request, whether its query or its body holds them and however they are encoded
/// (API contract 1.5, “Parser rule set”).
///
/// The type that the client declares decides nothing: many send JSON as a form.
///
/// ```swift
/// let fields = try APIFields(query: [], body: Array("nfts=a,%20b".utf8), known: route.body)
/// try fields.list("nfts")  // [.text("a"), .text("b")]
/// ```
package struct APIFields: Sendable {
  /// The most ids that a list may have; more are refused.
  package static let mostIdentifiers = 10_000

  /// What clients write for a list without ids.
  private static let empty: Set<APIIdentifier> = [.text(""), .text("null"), .text("[]")]

  private let items: [FormItem]
  /// Whether neither query nor body held anything at all.
  package let isEmpty: Bool

  /// Reads the query, then the body, of which only `known` fields count.
  ///
  /// Throws where the body is not understood: where no key of it is known, too.
  package init(
    query: [FormItem], body: [UInt8], contentType: String? = nil, known: [APIParameter]
  ) throws(APIBodyError) {
    let names = Set(known.map(\.name))
    let sent = try BodyText.items(body, contentType: contentType, known: known)
    let items = (query + (sent ?? [])).filter { names.contains($0.name) }
    if items.contains(where: { !$0.isText }) { throw .notText }
    self.items = items
    isEmpty = query.isEmpty && sent == nil
  }

  /// All that query and body hold, known or not, to be looked at; nothing of a body that is not
  /// understood.
  package static func decoded(
    query: [FormItem], body: [UInt8], contentType: String?
  ) -> [FormItem] {
    let known = APIParameter.order + APIParameter.profile
    return query + ((try? BodyText.items(body, contentType: contentType, known: known)) ?? [])
  }

  /// The ids of a list, in order, without blanks, `null` and `[]`; nil where the key is absent.
  ///
  /// Throws `tooMany`.
  package func list(_ name: String) throws(APIBodyError) -> [APIIdentifier]? {
    var (isPresent, list): (Bool, [APIIdentifier]) = (false, [])
    for item in items where item.name == name {
      isPresent = true
      for part in item.value.utf8.split(separator: UInt8(ascii: ",")) {
        let identifier = APIIdentifier(BodyText.trimmed(part))
        if Self.empty.contains(identifier) { continue }
        if list.count == Self.mostIdentifiers { throw .tooMany(name, limit: list.count) }
        list.append(identifier)
      }
    }
    return isPresent ? list : nil
  }

  /// The last value of a field, without blanks at its ends; nil where the key is absent.
  package func text(_ name: String) -> String? {
    items.last { $0.name == name }.map { BodyText.trimmed($0.value.utf8[...]) }
  }
}
