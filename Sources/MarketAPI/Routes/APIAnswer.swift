/// What a route answers with.
package enum APIAnswer: Hashable, Sendable {
  /// One object.
  case one(APISchema)
  /// A bare list of objects.
  case list(APISchema)
  /// A PNG.
  case picture
  /// A page of HTML.
  case page
}
