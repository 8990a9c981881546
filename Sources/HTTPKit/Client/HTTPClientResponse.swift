/// What a server answered, whole.
package struct HTTPClientResponse: Sendable {
  /// Such as 200.
  package let status: Int
  /// In the order they came.
  package let headers: [(name: String, value: String)]
  /// Unpacked, where it was sent compressed.
  package let body: [UInt8]

  /// An answer that comes from no server is made in the same way.
  package init(status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The first value under this name in any case; nil where there is none.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
