/// All that decides how a value looks in an answer.
package struct APIStyle: Hashable, Sendable {
  /// How the author of an NFT is named.
  enum AuthorForm: Hashable, Sendable {
    /// The user's number.
    case number
    /// The user's number, as text.
    case numberText
    /// The address of the author's site.
    case site
    /// The author's name.
    case name
  }

  /// The generation whose ids, lists and moments are used.
  package let generation: APIGeneration
  let nftAuthor: AuthorForm
  /// Whether fields beyond the contract are added, which this project's own client asks for.
  ///
  /// `number` everywhere, `ticker` of currencies and `reason` of a declined payment; no client
  /// minds unknown keys (API contract 4.2), yet the exact bytes of the contract are without them.
  package var hasExtras: Bool

  /// The generation as it was.
  package init(_ generation: APIGeneration, hasExtras: Bool = false) {
    let author: AuthorForm =
      switch generation {
      case .g0: .number
      case .g1, .g2: .numberText
      case .g3a: .site
      case .g3b: .name
      }
    self.init(generation, author, hasExtras)
  }

  private init(_ generation: APIGeneration, _ author: AuthorForm, _ hasExtras: Bool) {
    self.generation = generation
    nftAuthor = author
    self.hasExtras = hasExtras
  }

  /// What suits a request that names no generation (API contract 4.3).
  ///
  /// With a token the latest generation, but an NFT's author as an address, which old and new
  /// clients of it decode; without one G1, whatever the body.
  package static func automatic(hasToken: Bool) -> APIStyle {
    hasToken ? APIStyle(.g3b, .site, false) : APIStyle(.g1)
  }
}
