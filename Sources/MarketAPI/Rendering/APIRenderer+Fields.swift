internal import Market

extension APIRenderer {
  /// The identity of a thing: its number in the earlier generations, where it has one.
  func identity(of thing: some Named) -> String {
    style.generation.isNumbered
      ? thing.number.map(String.init) ?? thing.id.rawValue : thing.id.rawValue
  }

  /// The identity of the one thing of its kind (API contract 4.3).
  func own(_ identity: String) -> String {
    style.generation.isNumbered ? "1" : identity
  }

  /// A list of NFTs: numbers, numbers as texts, or UUIDs.
  ///
  /// G0 has no form for an NFT without a number and leaves it out.
  func write(_ name: String, _ nfts: [NFT.ID], to json: inout JSONWriter) {
    json.key(name)
    switch style.generation {
    case .g0:
      json.list(nfts.lazy.compactMap { directory.number($0) }) { json, number in
        json.integer(number)
      }
    case .g1, .g2:
      json.list(nfts) { json, id in
        json.string(directory.number(id).map(String.init) ?? id.rawValue)
      }
    case .g3a, .g3b:
      json.list(nfts) { json, id in json.string(id.rawValue) }
    }
  }

  /// `createdAt`: to the second in the earlier generations, else with `[GMT]` (API contract 4.3).
  func write(_ moment: Timestamp, to json: inout JSONWriter) {
    let text = moment.description
    json.member("createdAt", style.generation.isNumbered ? text.dropLast(5) + "Z" : text + "[GMT]")
  }

  /// The author by number: a number that no user has, 0, where the author is no user.
  func authorNumber(_ name: String) -> Int {
    if case .number(let number) = directory.author(name) { return number }
    return 0
  }

  /// The author by number as text; by name where the author is no user.
  func authorIdentity(_ name: String) -> String {
    directory.author(name)?.description ?? name
  }

  /// The site of an author, or of the thing itself where the author is no user.
  func site(of author: String, _ link: Link?, else site: APISite) -> String {
    addresses.catalog(link, else: (directory.author(author).map(APISite.user) ?? site).path)
  }

  /// The small number beside the contract's fields, where it was asked for.
  func writeNumber(of thing: some Named, to json: inout JSONWriter) {
    if style.hasExtras, let number = thing.number { json.member("number", number) }
  }
}
