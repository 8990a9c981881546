/// A request in a server's journal, as `/_/requests` answers.
package struct RequestAnswer: Decodable, Sendable {
  /// A field of the query or the body.
  package struct Field: Decodable, Sendable {
    /// Its key.
    package let name: String
    /// Its value, which may be empty.
    package let value: String

    package init(from decoder: any Decoder) throws {
      let fields = try AnswerFields(decoder)
      name = fields.text(ifAny: "name") ?? ""
      value = fields.text(ifAny: "value") ?? ""
    }
  }

  /// Counts the requests of a server, from 1.
  package let number: Int
  /// When it came, and what it asked for, as texts.
  package let moment, method, target, world: String
  /// The status of the answer, its bytes, and the microseconds it took.
  package let status, bytes, microseconds: Int
  /// What the weather did to it, and the shell command that it equals; nil for nothing.
  package let weather, command: String?
  /// The client, and the body that it sent; nil in a list.
  package let peer, contentType, body: String?
  /// The decoded fields; empty in a list.
  package let fields: [Field]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    number = try fields.whole("number")
    moment = try fields.text("at")
    method = try fields.text("method")
    target = try fields.text("target")
    world = try fields.text("world")
    status = try fields.whole("status")
    bytes = try fields.whole("bytes")
    microseconds = try fields.whole("microseconds")
    weather = fields.text(ifAny: "weather")
    command = fields.text(ifAny: "command")
    peer = fields.text(ifAny: "peer")
    contentType = fields.text(ifAny: "contentType")
    body = fields.text(ifAny: "body")
    self.fields = fields.has("fields") ? try fields.things("fields") : []
  }
}
