/// What stands before the line that is being typed: one row of text, in parts that may be coloured.
///
/// libedit counts an escape sequence as columns unless it stands between two marks, drops the whole
/// prompt when two marked groups touch, and loses a group that comes last. So each part's colour
/// opens one group before its first character, and plain text always ends the prompt.
package struct Prompt: Equatable, Sendable {
  /// A stretch of text in one style.
  package struct Part: Equatable, Sendable {
    /// The text; control characters in it become blanks.
    package var text: String
    /// Parameters of the terminal's SGR sequence, such as `1;36`; nil is plain.
    package var style: String?

    /// A part of a prompt.
    package init(_ text: String, style: String? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The parts from left to right.
  package var parts: [Part]

  /// A prompt of several parts.
  package init(_ parts: [Part]) {
    self.parts = parts
  }

  /// A prompt of one part, such as `nft> `.
  package init(_ text: String, style: String? = nil) {
    parts = [Part(text, style: style)]
  }

  /// The prompt as it is written where nobody edits behind it.
  func rendered(on display: Display) -> String {
    let scalars = rendered(coloured: display.color).unicodeScalars.filter { $0 != Self.mark }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The mark that stands around an escape sequence.
  static let mark: Unicode.Scalar = "\u{1}"

  /// The text alone, as wide as it is on the screen.
  var plain: String {
    rendered(coloured: false)
  }

  /// The text as libedit takes it, with marked escape sequences when `coloured`.
  func rendered(coloured: Bool) -> String {
    var scalars = String.UnicodeScalarView()
    var style: String?
    let shown = parts.map { (text: Self.shown($0.text), style: $0.style) }
      .filter { !$0.text.isEmpty }
    let end = shown.last?.style == nil ? [] : [(text: [Unicode.Scalar(" ")], style: String?.none)]
    for part in shown + end {
      if coloured, part.style != style {
        scalars.append(contentsOf: Self.group(part.style))
        style = part.style
      }
      scalars.append(contentsOf: part.text)
    }
    return String(scalars)
  }

  private static func group(_ style: String?) -> String.UnicodeScalarView {
    let parameters = (style ?? "").filter { $0.isASCII && ($0.isNumber || $0 == ";") }
    let sequence = parameters.isEmpty ? "\u{1b}[0m" : "\u{1b}[0;\(parameters)m"
    var scalars = String.UnicodeScalarView()
    scalars.append(mark)
    scalars.append(contentsOf: sequence.unicodeScalars)
    scalars.append(mark)
    return scalars
  }

  /// libedit takes a cell for each character: one without width of its own would break the count.
  private static func shown(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      let width = CellLayout.width(of: scalar)
      return width > 0 ? scalar : width < 0 ? " " : nil
    }
  }
}
