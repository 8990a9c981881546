internal import Market

/// Where a server is: what stands before `/api/v1` in its addresses.
package struct ServerAddress: Hashable, Sendable {
  /// Such as `http://localhost:8080` or `http://localhost:8080/w/anna`.
  package let base: String
  /// Host and port, for messages.
  package let place: String
  /// The address without what it begins with, for prompts: `localhost:8080/w/anna`.
  package var name: String { String(base.drop { $0 != "/" }.dropFirst(2)) }

  /// Nil unless it is an http or https address without a query, a fragment, a name or a password.
  ///
  /// Slashes and `/api/v1` at its end are dropped.
  package init?(_ text: String) {
    guard Link(text) != nil, let scheme = text.firstRange(of: "://"),
      !text.contains(where: { "?#@".contains($0) })
    else { return nil }
    var base = Self.withoutSlashes(text[...])
    if base.hasSuffix("/api/v1") { base = Self.withoutSlashes(base.dropLast("/api/v1".count)) }
    guard base.utf8.count > text[..<scheme.upperBound].utf8.count else { return nil }
    self.base = String(base)
    place = String(text[scheme.upperBound...].prefix { $0 != "/" })
  }

  private static func withoutSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.last == "/" { text.removeLast() }
    return text
  }
}
