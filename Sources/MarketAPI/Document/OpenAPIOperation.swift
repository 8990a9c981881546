/// One route in the document of the API.
struct OpenAPIOperation {
  private let route: APIRoute

  init(_ route: APIRoute) {
    self.route = route
  }

  func write(to json: inout JSONWriter) {
    json.member("operationId", route.endpoint.rawValue)
    json.member("summary", route.summary)
    if route.generations != APIGeneration.allCases {
      let generations = route.generations.map(\.rawValue).joined(separator: ", ")
      json.member("description", "On public servers in \(generations) alone.")
    }
    // No requirement beside the token: it is never asked for.
    json.key("security")
    json.list([[], ["token"]]) { json, schemes in
      json.object { json in
        for scheme in schemes { json.member(scheme, [String]()) }
      }
    }
    writeParameters(to: &json)
    if !route.body.isEmpty { json.member("requestBody", writeBody) }
    json.member("responses", writeAnswers)
  }

  private func writeParameters(to json: inout JSONWriter) {
    let names = route.segments.filter(APIRoute.isPlaceholder).map { $0.dropFirst().dropLast() }
    json.key("parameters")
    json.list(names.map { (String($0), nil) } + route.query.map { ($0.name, $0) }) {
      json, parameter in
      json.object { json in
        json.member("name", parameter.0)
        json.member("in", parameter.1 == nil ? "path" : "query")
        json.member("required", parameter.1 == nil)
        json.member("description", ifAny: parameter.1?.summary)
        json.member("schema") { json in
          json.member("type", parameter.1?.kind == .integer ? "integer" : "string")
        }
      }
    }
  }

  private func writeBody(to json: inout JSONWriter) {
    json.member("required", false)
    json.member("content") { json in
      for type in [APIHeader.form, APIHeader.json] {
        json.member(type) { json in
          json.member("schema") { json in
            json.member("type", "object")
            json.member("properties") { json in
              for field in route.body { Self.write(field, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func write(_ field: APIParameter, to json: inout JSONWriter) {
    json.member(field.name) { json in
      json.member("description", field.summary)
      if field.kind == .list {
        json.member("type", ["array", "null"])
        json.member("items") { $0.member("type", ["string", "integer"]) }
      } else {
        json.member("type", ["string", "null"])
      }
    }
  }

  private func writeAnswers(to json: inout JSONWriter) {
    json.member("200") { json in
      json.member("description", route.summary)
      json.member("content", writeContent)
    }
    json.member("default") { json in
      json.member("description", "What went wrong")
      json.member("content") { json in
        json.member(APIHeader.problem) { Self.writeReference("Problem", to: &$0) }
      }
    }
  }

  private func writeContent(to json: inout JSONWriter) {
    switch route.answer {
    case .one(let schema):
      json.member(APIHeader.json) { Self.writeReference(schema.rawValue, to: &$0) }
    case .list(let schema):
      json.member(APIHeader.json) { json in
        json.member("schema") { json in
          json.member("type", "array")
          json.member("items") { json in
            json.member("$ref", "#/components/schemas/\(schema.rawValue)")
          }
        }
      }
    case .picture: json.member("image/png") { _ in }
    case .page: json.member("text/html") { _ in }
    }
  }

  private static func writeReference(_ schema: String, to json: inout JSONWriter) {
    json.member("schema") { $0.member("$ref", "#/components/schemas/\(schema)") }
  }
}
