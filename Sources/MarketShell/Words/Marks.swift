internal import Market
internal import ShellKit

/// The small signs that stand in tables.
enum Marks {
  /// Five stars, as many filled as the rating has.
  static func stars(_ rating: Rating) -> StyledText {
    let filled = String(repeating: "★", count: rating.stars)
    let empty = String(repeating: "☆", count: Rating.highest - rating.stars)
    return "\(filled, .accent)\(empty, .muted)"
  }

  /// A heart, filled where the NFT is liked.
  static func heart(_ standing: Standing) -> StyledText {
    standing.isLiked ? StyledText("♥", .heart) : StyledText("♡", .muted)
  }

  /// Whether the NFT is owned or in the cart; empty for neither.
  static func cart(_ standing: Standing) -> StyledText {
    if standing.isOwned { return StyledText("owned", .muted) }
    return standing.isInCart ? StyledText("in cart", .success) : ""
  }

  /// A picture as a link named after its file; in a pipe the whole address.
  static func picture(_ link: Link?) -> StyledText {
    guard let link else { return "" }
    return .link(link.name, to: link.text)
  }

  /// A site, the address itself.
  static func site(_ link: Link?) -> StyledText {
    guard let link else { return StyledText("none", .muted) }
    return .link(link.text, to: link.text, otherwise: .label)
  }

  /// A name that leads to a site where there is one.
  static func name(_ name: String, site: Link?) -> StyledText {
    guard let site else { return StyledText(name) }
    return .link(name, to: site.text, otherwise: .both)
  }

  /// A text of several sentences, or a word for none.
  static func prose(_ text: String) -> StyledText {
    text.isEmpty ? StyledText("none", .muted) : StyledText(text)
  }
}
