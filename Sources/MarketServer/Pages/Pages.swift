internal import HTTPKit
internal import MarketAPI

/// The server's own pages, for which it needs no store.
struct Pages: Sendable {
  /// The page at a path; nil where it is none of these.
  func answer(_ visit: Visit, _ target: APITarget) -> Answer? {
    guard visit.isReading, target.world == nil, target.generation == nil else { return nil }
    switch target.segments {
    case []: return page(HomePage.html(visit.addresses))
    case ["app.js"]: return script
    case ["agreement"]: return page(AgreementPage.html(visit.language), isLasting: true)
    case ["openapi.json"]: return document(visit)
    case ["favicon.ico"]: return Answer(response: HTTPResponse(status: 204), isLasting: true)
    default: return nil
    }
  }

  private func page(_ html: String, isLasting: Bool = false) -> Answer {
    Answer(response: Responses.page(html), isLasting: isLasting)
  }

  private var script: Answer {
    Answer(
      response: HTTPResponse(
        headers: [
          ("Content-Type", "text/javascript; charset=utf-8"),
          ("X-Content-Type-Options", "nosniff"),
        ], body: Array(HomePage.script.utf8)), isLasting: true)
  }

  private func document(_ visit: Visit) -> Answer {
    let body = OpenAPIDocument(visit.addresses).body
    let tag = EntityTag(of: body)
    return Answer(response: Responses.json(body, tag: tag), tag: tag, isLasting: true)
  }
}
