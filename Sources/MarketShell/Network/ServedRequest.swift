/// A request as the journal of a server tells it.
package struct ServedRequest: Sendable {
  /// Counts the requests of a server, from 1.
  package var number: Int
  /// When it came, in UTC.
  package var moment: String
  /// `GET`, `PUT` and so on.
  package var method: String
  /// Path and query as they came.
  package var target: String
  /// The world that it worked in.
  package var world: String
  /// The status of the answer; 0 where none was sent.
  package var status: Int
  /// How many bytes the answer had.
  package var bytes: Int
  /// How long the server took, in microseconds.
  package var microseconds: Int
  /// What the weather did to it; nil for nothing.
  package var weather: String?
  /// The shell command that it equals; nil where there is none.
  package var command: String?
  /// The address of the client; nil in a list.
  package var peer: String?
  /// The type that the client declared for the body; nil for none.
  package var contentType: String?
  /// The body as text, as far as it was kept; nil in a list.
  package var body: String?
  /// The decoded fields of query and body.
  package var fields: [(name: String, value: String)]

  /// Takes everything as it is.
  package init(
    number: Int, moment: String, method: String, target: String, world: String, status: Int,
    bytes: Int, microseconds: Int, weather: String?, command: String?, peer: String? = nil,
    contentType: String? = nil, body: String? = nil, fields: [(name: String, value: String)] = []
  ) {
    self.number = number
    self.moment = moment
    self.method = method
    self.target = target
    self.world = world
    self.status = status
    self.bytes = bytes
    self.microseconds = microseconds
    self.weather = weather
    self.command = command
    self.peer = peer
    self.contentType = contentType
    self.body = body
    self.fields = fields
  }

  /// A line for it above the prompt: `PUT /api/v1/orders/1 200 · cart clear`.
  package var line: String {
    let status = self.status == 0 ? "no answer" : String(self.status)
    let place = world == "local" ? "" : "\(world) · "
    return "\(place)\(method) \(target) \(status)" + (command.map { " · \($0)" } ?? "")
  }
}
