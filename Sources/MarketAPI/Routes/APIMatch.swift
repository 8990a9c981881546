/// What a method and a target ask for.
package enum APIMatch: Sendable {
  /// A route, and the ids in the path in the order of its braces.
  case found(APIRoute, identifiers: [String])
  /// There is such a path, but not with this method; these it has, `HEAD` and `OPTIONS` too.
  case otherMethods([String])
  /// There is no such path; the nearest route is what may have been meant.
  case unknown(nearest: APIRoute?)

  /// Looks a request up in the table; `HEAD` finds what `GET` finds.
  package init(method: String, _ target: APITarget) {
    let method = method == "HEAD" ? "GET" : method
    var methods: [String] = []
    for route in APIRoute.all {
      guard let identifiers = route.identifiers(in: target.segments) else { continue }
      if route.method == method {
        self = .found(route, identifiers: identifiers)
        return
      }
      methods.append(route.method)
    }
    if methods.isEmpty {
      self = .unknown(nearest: NearestRoute.to(target.segments, method: method))
    } else {
      let more = methods.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"]
      self = .otherMethods(methods + more)
    }
  }
}
