package import Market

/// What a client names a thing by: a small number, or a UUID or name in any letter case.
package enum APIIdentifier: Hashable, Sendable {
  /// The number of the earlier generations.
  case number(Int)
  /// Anything else, in lower case.
  case text(String)

  /// Takes a decimal text for a number, unless it is too large for one.
  package init(_ text: String) {
    let isDecimal = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    if isDecimal, let number = Int(text) {
      self = .number(number)
    } else {
      self = .text(text.lowercased())
    }
  }

  /// Names a thing by its number, or by its identity where it has none.
  package init(of thing: some Named) {
    self = thing.number.map(APIIdentifier.number) ?? .text(thing.id.rawValue)
  }

  /// How a source finds the thing; a text may be a name as well.
  package var lookup: Lookup {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .exact(SearchText(text))
    }
  }

  /// Whether it names the one thing of its kind: by `1`, or by the identity that answers gave
  /// (API contract 1.2: `/orders/1`, `/profile/1`).
  package func isOwn(_ identity: String) -> Bool {
    switch self {
    case .number(let number): number == 1 || String(number) == identity
    case .text(let text): text == identity.lowercased()
    }
  }
}

extension APIIdentifier: CustomStringConvertible {
  /// The text that a path holds.
  package var description: String {
    switch self {
    case .number(let number): String(number)
    case .text(let text): text
    }
  }
}
