extension APIProblem {
  /// A body that was not understood, and what the route takes instead.
  package init(_ error: APIBodyError, of route: APIRoute) {
    let names = route.body.map(\.name).filter { $0 != "id" }
    let example = names.map { "\($0)=…" }.joined(separator: "&")
    self.init(
      status: 400, code: error.code, detail: error.sentence + " Nothing was changed.",
      nearest: Self.nearest(error, names),
      expected: "A form such as \(example), or a JSON object with these keys.")
  }

  /// A path that is none; nil where the match is no such thing.
  package init?(_ match: APIMatch, _ target: APITarget, method: String) {
    switch match {
    case .found: return nil
    case .otherMethods(let methods):
      self.init(
        status: 405, code: "route.other-method", detail: "\(target.path) does not take \(method).",
        expected: methods.joined(separator: ", "))
    case .unknown(let nearest):
      self.init(
        status: 404, code: "route.not-found", detail: "There is nothing at \(target.path).",
        nearest: nearest.map { "\($0.method) \($0.path)" },
        expected: nearest == nil ? "A path that begins with /api/v1/." : nil)
    }
  }

  /// The known field that an unknown one may have been meant for.
  private static func nearest(_ error: APIBodyError, _ names: [String]) -> String? {
    guard case .unknownFields(let sent) = error else { return nil }
    for name in sent.prefix(8) {
      let near = names.first { EditDistance.between(name, $0, atMost: 2) != nil }
      if let near { return near }
    }
    return nil
  }
}
