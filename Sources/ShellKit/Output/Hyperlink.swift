/// An address behind a text, and what stands in the text's place where none can be followed.
package struct Hyperlink: Sendable, Equatable {
  /// What is printed where the terminal has no hyperlinks, or in a pipe.
  package enum Otherwise: Sendable, Equatable {
    /// The address instead of the label: right for labels such as `cover`.
    case address
    /// The label, then the address in parentheses: right for a name that leads somewhere.
    case both
    /// The label alone.
    case label
  }

  /// The address as it was received, not yet trusted.
  package let address: String
  /// What is printed where hyperlinks are not.
  package let otherwise: Otherwise

  /// A link to an address of any origin.
  package init(_ address: String, otherwise: Otherwise = .address) {
    self.address = address
    self.otherwise = otherwise
  }

  /// Longer addresses are ignored by terminals, some of which then print them.
  private static let longest = 2_000

  /// The address if a terminal may be given it: printable ASCII, http or https; else nil.
  package var safeAddress: String? {
    let bytes = address.utf8
    guard bytes.count <= Self.longest, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return nil
    }
    let scheme = address.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    return address.dropFirst(scheme.utf8.count).hasPrefix("://") ? address : nil
  }
}
