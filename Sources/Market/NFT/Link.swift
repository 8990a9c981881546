/// An absolute http or https address, as a person or a server gave it.
public struct Link: Hashable, Sendable {
  /// The most bytes of UTF-8 an address may have.
  public static let longest = 2_048
  /// The address.
  public let text: String

  /// Nil unless it is `http://` or `https://`, a host, and no blank or control character.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longest, Self.hasHost(text), Self.isPrintable(text) else {
      return nil
    }
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

  /// Whether it begins with `http://` or `https://` and a host; seeds hold millions of links, and
  /// bytes are told apart ten times faster than characters.
  private static func hasHost(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text[..<colon].lowercased()
    let rest = bytes[bytes.index(after: colon)...]
    guard scheme == "http" || scheme == "https", rest.starts(with: "//".utf8) else { return false }
    let authority = rest.dropFirst(2).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let at = authority.lastIndex(of: UInt8(ascii: "@"))
    let host = at.map { authority[authority.index(after: $0)...] } ?? authority
    return host.first.map { $0 != UInt8(ascii: ":") } ?? false
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
