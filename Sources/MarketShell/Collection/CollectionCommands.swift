internal import Market
internal import ShellKit

extension MarketSession {
  func collectionCommands() -> [Command] {
    [
      Command(
        "collection", area: "Catalog",
        [
          Command.Argument("<id>", candidates: collectionCandidates),
          Command.Argument("site", isOptional: true, candidates: Self.words(["site"])),
        ],
        options: [.limit, .offset],
        summary: "open a collection; with site, its author's site",
        details: [Help.naming], run: openCollection)
    ]
  }

  private func openCollection(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let collection = try collection(call.arguments[0], shell)
    if call.arguments.count > 1 {
      try Self.expect("site", call: call)
      try open(collection.website, of: "The author of \(Words.title(collection))", shell)
      return
    }
    let open = OpenCollection(ports)
    try shell.list(call, linesAbove: 6) { (window) throws(Failure) in
      let opened = try worded { () throws(PortError) in try open(collection.id, window) }
      guard let opened else {
        throw Failure("collection.not-found", "\(Words.title(collection)) is gone.")
      }
      return Listing(opened.nfts, CollectionScreen(opened).screen)
    }
  }

  /// Checks the verb that stands after the thing: `collection 7 site`.
  static func expect(_ verbs: String..., call: Invocation) throws(Failure) {
    let verb = call.arguments[1]
    guard !verbs.contains(verb) else { return }
    let near = Suggestion.nearest(to: verb, among: verbs)
    let advice =
      near.isEmpty ? " It knows \(verbs.joined(separator: ", "))." : Suggestion.question(near)
    throw .usage(
      "unknown-verb", "\(call.command.name) has no verb \(Quotation.of(verb)).\(advice)")
  }
}
