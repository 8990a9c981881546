/// What a client gets for its request.
package enum HTTPAnswer: Sendable {
  /// A whole response; a status other than the response's own where one is named, such as 304.
  case response(HTTPResponse, status: Int? = nil)
  /// All headers and then only so many bytes of the body, before the connection is closed.
  case cut(HTTPResponse, after: Int)
  /// Nothing: the connection is closed.
  case hangUp
}
