/// An absolute http or https address, as a person or a server gave it.
public struct Link: Hashable, Sendable {
  /// The most bytes of UTF-8 an address may have.
  public static let longest = 2_048
  /// The address.
  public let text: String

  /// Nil unless it is `http://` or `https://`, a host, and no blank or control character.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, let host = Self.host(of: text), !host.isEmpty else {
      return nil
    }
    guard Self.isPrintable(text) else { return nil }
    self.text = text
  }

  /// Takes an address that is known to be good: a store's row, or one written in code.
  public init(checked text: String) {
    self.text = text
  }

  /// The last part of the path, or the host where there is no path: a name for the link.
  public var name: String {
    let path = text.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? text
  }

  private static func host(of text: String) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    guard scheme == "http" || scheme == "https", rest.hasPrefix("//") else { return nil }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return host.prefix { $0 != ":" }
  }

  private static func isPrintable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? isAllowed(scalar) : isVisible(scalar)
    }
  }

  /// Printable ASCII without the characters that RFC 3986 leaves out.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": false
    default: (0x21...0x7E).contains(scalar.value)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension Link: CustomStringConvertible {
  /// The address itself.
  public var description: String { text }
}
