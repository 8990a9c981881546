/// A body as this project's client sends it, in a form that servers of a generation read.
package struct APIClientBody: Hashable, Sendable {
  /// How a list stands in a form (API contract 1.5).
  package enum ListForm: Sendable {
    /// `nfts=a,b`, and `nfts=null` for none: what most clients send.
    case joined
    /// `id=1&nfts=a&nfts=b`, as orders are posted.
    case repeated
  }

  /// What is sent.
  package let bytes: [UInt8]
  /// Its type.
  package let contentType: String

  /// A whole list: JSON for the earlier generations, else a form.
  package init(_ name: String, _ ids: [String], asJSON: Bool, form: ListForm = .joined) {
    if asJSON {
      self.init { $0.member(name, ids) }
      return
    }
    let texts = ids.map(PercentText.escaped)
    let isJoined = form == .joined || texts.isEmpty
    self.init(
      form: isJoined
        ? ["\(name)=\(texts.isEmpty ? "null" : texts.joined(separator: ","))"]
        : ["id=1"] + texts.map { "\(name)=\($0)" })
  }

  /// Fields by name, in the order given.
  package init(_ fields: [(name: String, value: String)], asJSON: Bool) {
    if asJSON {
      self.init { json in
        for field in fields { json.member(field.name, field.value) }
      }
    } else {
      self.init(form: fields.map { "\($0.name)=\(PercentText.escaped($0.value))" })
    }
  }

  /// Words as the surface for tests and shells takes them: `slow 800ms`.
  package init(words: [String]) {
    bytes = Array(words.joined(separator: " ").utf8)
    contentType = "text/plain"
  }

  private init(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(members)
    bytes = json.bytes
    contentType = APIHeader.json
  }

  private init(form parts: [String]) {
    bytes = Array(parts.joined(separator: "&").utf8)
    contentType = APIHeader.form
  }
}
