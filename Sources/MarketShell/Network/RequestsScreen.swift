internal import ShellKit

/// The last requests of a server, and one of them whole.
enum RequestsScreen {
  static func list(_ requests: [ServedRequest]) -> Screen {
    let rows = requests.map { request -> [StyledText] in
      [
        StyledText(String(request.number)), StyledText(request.method),
        StyledText(request.target), StyledText(status(request)), StyledText(request.world),
        StyledText(request.command ?? "", .muted),
      ]
    }
    let table = Table(
      columns: [
        .number("#"), Table.Column("Method"), Table.Column("Target", flexibility: 3, minimum: 16),
        Table.Column("Status"), Table.Column("World", flexibility: 1, isOptional: true),
        Table.Column("In the shell", flexibility: 2, isOptional: true),
      ], rows: rows)
    let empty = [Block.paragraph("No request came yet.")]
    return Screen(
      requests.isEmpty
        ? empty : [.table(table), .paragraph(StyledText("request <n> shows one whole", .muted))],
      json: ["items": .array(requests.map(json))])
  }

  static func one(_ request: ServedRequest) -> Screen {
    var facts: [(label: String, value: StyledText)] = [
      ("Request", StyledText("\(request.method) \(request.target)")),
      ("At", StyledText(request.moment)), ("World", StyledText(request.world)),
      ("Status", StyledText(status(request))), ("Answer", StyledText("\(request.bytes) bytes")),
      ("Took", StyledText("\(request.microseconds) µs")),
    ]
    if let peer = request.peer { facts.append(("From", StyledText(peer))) }
    if let weather = request.weather { facts.append(("Weather", StyledText(weather))) }
    if let type = request.contentType { facts.append(("Body type", StyledText(type))) }
    if let body = request.body, !body.isEmpty { facts.append(("Body", StyledText(body))) }
    for field in request.fields { facts.append(("  \(field.name)", StyledText(field.value))) }
    if let command = request.command { facts.append(("In the shell", StyledText(command))) }
    return Screen([.facts(facts)], json: json(request))
  }

  private static func status(_ request: ServedRequest) -> String {
    request.status == 0 ? "none" : String(request.status)
  }

  private static func json(_ request: ServedRequest) -> JSON {
    [
      "number": .integer(request.number), "at": .string(request.moment),
      "method": .string(request.method), "target": .string(request.target),
      "world": .string(request.world), "status": .integer(request.status),
      "bytes": .integer(request.bytes), "microseconds": .integer(request.microseconds),
      "weather": request.weather.map(JSON.string) ?? .null,
      "command": request.command.map(JSON.string) ?? .null,
      "body": request.body.map(JSON.string) ?? .null,
      "fields": .array(
        request.fields.map { ["name": .string($0.name), "value": .string($0.value)] }),
    ]
  }
}
