extension APIRoute {
  /// The row of the table for an endpoint.
  package static func of(_ endpoint: APIEndpoint) -> APIRoute? {
    all.first { $0.endpoint == endpoint }
  }

  /// The path for a client to ask for, with these ids in the place of the braces, escaped.
  ///
  /// Missing ids are `1`, which names the one thing of its kind.
  package func path(identifiers: [String] = []) -> String {
    var rest = identifiers[...]
    let parts = segments.map { part in
      Self.isPlaceholder(part) ? PercentText.escaped(rest.popFirst() ?? "1") : part
    }
    return "/" + parts.joined(separator: "/")
  }
}
