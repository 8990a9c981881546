/// What a piece of text means, from which a terminal's rendering chooses its looks.
package enum Style: Sendable, Equatable, CaseIterable {
  case plain, title, heading, muted, price, heart, success, failure, warning, link, accent

  /// The parameters of the terminal's SGR sequence; empty for plain text.
  ///
  /// Only the sixteen basic colours, which a person's own theme keeps readable.
  package var parameters: String {
    switch self {
    case .plain: ""
    case .title, .heading: "1"
    case .muted: "2"
    case .price: "36"
    case .heart: "31"
    case .success: "32"
    case .failure: "1;31"
    case .warning: "33"
    case .link: "4"
    case .accent: "35"
    }
  }
}
