extension StyledText: ExpressibleByStringInterpolation {
  /// Plain text from a literal.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The text that an interpolated literal gathered.
  package init(stringInterpolation: Interpolation) {
    spans = stringInterpolation.spans
  }

  /// Gathers the spans of an interpolated literal.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    /// Room for a literal of the given make-up.
    package init(literalCapacity: Int, interpolationCount: Int) {
      spans.reserveCapacity(2 * interpolationCount + 1)
    }

    /// A literal part, which is plain.
    package mutating func appendLiteral(_ literal: String) {
      append(StyledText(literal))
    }

    /// A value's description with a meaning: `\(price, .price)`.
    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style = .plain
    ) {
      append(StyledText(value.description, style))
    }

    /// A text that already has its meanings.
    package mutating func appendInterpolation(_ text: StyledText) {
      append(text)
    }

    private mutating func append(_ text: StyledText) {
      spans.append(contentsOf: text.spans)
    }
  }
}
