/// Text in spans that each carry a meaning and may carry a link.
///
/// The text may come from anywhere: it is kept as it is and escaped when it is rendered.
///
/// ```swift
/// let line: StyledText = "\(nft.name, .title) for \(price, .price)"
/// ```
package struct StyledText: Sendable, Equatable {
  /// A stretch of text of one meaning.
  package struct Span: Sendable, Equatable {
    /// The text, not yet escaped.
    package var text: String
    /// What the text means.
    package var style: Style
    /// Where the text leads, if anywhere.
    package var link: Hyperlink?
  }

  /// The spans in reading order.
  package var spans: [Span]

  /// One span, or none when the text is empty.
  package init(_ text: String = "", _ style: Style = .plain, link: Hyperlink? = nil) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style, link: link)]
  }

  /// Text that leads to an address; see ``Hyperlink/Otherwise`` for where hyperlinks are not.
  package static func link(
    _ label: String, to address: String, otherwise: Hyperlink.Otherwise = .address
  ) -> StyledText {
    StyledText(label, .link, link: Hyperlink(address, otherwise: otherwise))
  }

  /// The bare text of all spans.
  package var text: String {
    spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { spans.isEmpty }

  /// The second text after the first.
  package static func + (first: StyledText, second: StyledText) -> StyledText {
    var sum = first
    sum += second
    return sum
  }

  /// Appends the second text to the first.
  package static func += (first: inout StyledText, second: StyledText) {
    first.spans.append(contentsOf: second.spans)
  }
}

extension Sequence<StyledText> {
  /// The texts in one, with a separator between each two.
  package func joined(separator: StyledText = "") -> StyledText {
    var result = StyledText()
    var isFirst = true
    for text in self {
      if !isFirst { result += separator }
      result += text
      isFirst = false
    }
    return result
  }
}
