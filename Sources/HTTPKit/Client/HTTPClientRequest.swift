/// What is sent to a server.
package struct HTTPClientRequest: Sendable {
  /// Such as `GET`.
  package var method: String
  /// The whole URL, encoded as it goes over the wire.
  package var address: String
  /// In the order they are sent. Control characters in them become spaces.
  package var headers: [(name: String, value: String)]
  /// Nil for a request without one, which an empty body isn't.
  package var body: [UInt8]?
  /// Whether it goes over a new connection, and so just once: libcurl sends a request again where a
  /// connection that was used before turns out to be gone, which may be after the server did it.
  package var isSentOnce = false

  /// A request without headers and body, unless they are given.
  package init(
    _ method: String = "GET", _ address: String, headers: [(name: String, value: String)] = [],
    body: [UInt8]? = nil
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
  }
}
