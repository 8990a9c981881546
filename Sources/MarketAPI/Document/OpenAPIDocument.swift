/// The document of the API, OpenAPI 3.1, made of the same table as the server's routes.
package struct OpenAPIDocument {
  private let base: String
  private let routes: [APIRoute]

  /// Describes `routes` on the server at `addresses`.
  package init(_ addresses: APIAddresses, routes: [APIRoute] = APIRoute.all) {
    base = addresses.base
    self.routes = routes
  }

  /// The document as JSON.
  package var body: [UInt8] {
    var json = JSONWriter(capacity: 16_384)
    json.object { json in
      json.member("openapi", "3.1.0")
      json.member("info", writeInfo)
      json.key("servers")
      json.list([""] + APIGeneration.allCases.map { "/\($0.rawValue)" }) { json, prefix in
        json.object { $0.member("url", base + (base.isEmpty && prefix.isEmpty ? "/" : prefix)) }
      }
      json.member("paths", writePaths)
      json.member("components", writeComponents)
    }
    return json.bytes
  }

  private func writeInfo(to json: inout JSONWriter) {
    json.member("title", "FakeNFT")
    json.member("version", "1.1.0")
    json.member(
      "description",
      """
      A marketplace of NFTs with a pretend purchase. A path prefix chooses the generation of the \
      API; without one a request with a token is answered as g3b, others as g1. Each value of \
      \(APIHeader.token) is a world of its own, and so is each NAME of /w/NAME.
      """)
  }

  /// Routes of one path are one member, in the order of the table.
  private func writePaths(to json: inout JSONWriter) {
    var seen: Set<String> = []
    for path in routes.map(\.path) where seen.insert(path).inserted {
      json.member(path) { json in
        for route in routes where route.path == path {
          json.member(route.method.lowercased()) { OpenAPIOperation(route).write(to: &$0) }
        }
      }
    }
  }

  private func writeComponents(to json: inout JSONWriter) {
    json.member("schemas") { json in
      for schema in APISchema.allCases {
        json.member(schema.rawValue) { json in
          json.member("type", "object")
          json.member("required", schema.fields.map(\.name))
          json.member("properties") { json in
            for field in schema.fields { field.write(to: &json) }
          }
        }
      }
      json.member("Problem", Self.writeProblem)
    }
    json.member("securitySchemes") { json in
      json.member("token") { json in
        json.member("type", "apiKey")
        json.member("in", "header")
        json.member("name", APIHeader.token)
      }
    }
  }

  private static func writeProblem(to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("required", ["title", "status"])
    json.member("properties") { json in
      for name in ["title", "code", "detail", "nearest", "expected"] {
        json.member(name) { $0.member("type", "string") }
      }
      json.member("status") { $0.member("type", "integer") }
    }
  }
}
