/// The route that somebody may have meant by a path that is none.
enum NearestRoute {
  /// The route whose path takes the fewest changes, of equal ones that with this method; nil where
  /// none is near.
  static func to(_ segments: [String], method: String) -> APIRoute? {
    guard !segments.isEmpty, segments.count <= 8 else { return nil }
    var nearest: (route: APIRoute, cost: Int)?
    for route in APIRoute.all {
      // The prefix of the API is what is forgotten first.
      let short = route.segments.drop { $0 == "api" || $0 == "v1" }
      let costs = [cost(segments, route.segments), cost(segments, Array(short)).map { $0 + 1 }]
      guard var cost = costs.compactMap({ $0 }).min() else { continue }
      cost = cost * 2 + (route.method == method ? 0 : 1)
      if cost < nearest?.cost ?? .max { nearest = (route, cost) }
    }
    return nearest?.route
  }

  /// How many characters differ; nil where a part differs by more than half of it.
  private static func cost(_ segments: [String], _ form: [String]) -> Int? {
    guard segments.count == form.count else { return nil }
    var cost = 0
    for (segment, part) in zip(segments, form) where !APIRoute.isPlaceholder(part) {
      guard let distance = EditDistance.between(segment, part, atMost: part.utf8.count / 2) else {
        return nil
      }
      cost += distance
    }
    return cost
  }
}
