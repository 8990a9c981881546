internal import Market

/// The addresses in answers, as the client that asked can reach them.
package struct APIAddresses: Hashable, Sendable {
  /// Scheme, host and port, without a slash at the end: `http://localhost:8080`.
  package let base: String

  /// Takes a base that is known to be good: ASCII, without `%`; slashes at its end are dropped.
  package init(base: String) {
    var base = base[...]
    while base.last == "/" { base.removeLast() }
    self.base = String(base)
  }

  /// The address of a picture of this server.
  package func address(of picture: APIPicture) -> String { base + picture.path }
  /// The address of a page of this server.
  package func address(of site: APISite) -> String { base + site.path }

  /// A link of the catalog where clients can take it, else an address of this server.
  ///
  /// The links of the seeds lead nowhere, and many clients escape `%` and what is not ASCII a
  /// second time (API contract 4.2).
  func catalog(_ link: Link?, else path: @autoclosure () -> String) -> String {
    guard let link, !Self.isPlaceholder(link), Self.isPlain(link.text) else {
      return base + path()
    }
    return link.text
  }

  /// A link that a person set, as it was set, but for what is not ASCII, which is escaped.
  ///
  /// A `%` that the person wrote stays: the address would be another one without it.
  func personal(_ link: Link?, else path: @autoclosure () -> String) -> String {
    guard let link, !Self.isPlaceholder(link) else { return base + path() }
    return PercentText.escapingNonASCII(link.text)
  }

  /// What follows the host of an http or https address, up to `?` or `#`; nil for other texts.
  static func path(of address: String) -> Substring? {
    guard let rest = afterScheme(address), let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
      return nil
    }
    return Substring(rest[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
  }

  /// Whether a link is one that seeds hold because a value is needed: its host is nobody's.
  private static func isPlaceholder(_ link: Link) -> Bool {
    guard let rest = afterScheme(link.text) else { return false }
    let host = rest.prefix { !"/?#:".utf8.contains($0) }
    let isWhole = host.count == placeholder.count
    return host.suffix(placeholder.count).elementsEqual(placeholder)
      && (isWhole || host.dropLast(placeholder.count).last == UInt8(ascii: "."))
  }

  private static let placeholder = Array("fakenft.example".utf8)

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }
  }

  /// The bytes behind `http://`: a list has thousands of links, and characters cost ten times more.
  private static func afterScheme(_ address: String) -> Substring.UTF8View? {
    for scheme in ["https://", "http://"] where address.utf8.starts(with: scheme.utf8) {
      return address.utf8.dropFirst(scheme.utf8.count)
    }
    return nil
  }
}
