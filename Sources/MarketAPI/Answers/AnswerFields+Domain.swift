internal import Market

extension AnswerFields {
  /// The identifiers of a list, each once: public servers have sent some twice (API contract 5).
  func identifiers<Entity>(_ name: String) throws(PayloadError) -> [Identifier<Entity>] {
    var seen: Set<Identifier<Entity>> = []
    return try list(name).map { Identifier($0) }.filter { seen.insert($0).inserted }
  }

  /// The small number: the one that this project's server adds, or an id that is one.
  func number() -> Int? {
    for name in ["number", "id"] {
      if let number = text(ifAny: name).flatMap({ Int($0) }), number > 0 { return number }
    }
    return nil
  }

  /// A link, or a fault.
  func link(_ name: String) throws(PayloadError) -> Link {
    guard let link = Self.link(try text(name)) else {
      throw fault(name, "is no http or https address")
    }
    return link
  }

  /// A link; nil where there is none, or what is there is none, such as `ttps://`.
  func link(ifAny name: String) -> Link? {
    text(ifAny: name).flatMap(Self.link)
  }

  /// Pictures, at least one; what is no address is left out.
  func pictures(_ name: String) throws(PayloadError) -> [Link] {
    let links = try list(name).compactMap(Self.link)
    if links.isEmpty { throw fault(name, "has no picture") }
    return links
  }

  /// When something was made.
  func moment(_ name: String) throws(PayloadError) -> Timestamp {
    guard let moment = Timestamp(iso8601: try text(name)) else {
      throw fault(name, "is no moment such as 2023-10-08T07:43:22.944Z")
    }
    return moment
  }

  /// Public servers have blanks and other characters in addresses that belong escaped.
  private static func link(_ text: String) -> Link? {
    Link(text) ?? Link(PercentText.escapingUnsafe(text))
  }
}
