internal import Market
internal import ShellKit

/// Commands about the worlds beside the shell's own: one for each phone.
extension MarketSession {
  func worldsCommands() -> [Command] {
    [
      Command(
        "worlds", area: "Server", options: [.limit, .offset],
        summary: "list the worlds of this store: each phone has one of its own"
      ) { [self] (call, shell) throws(Failure) in
        let worlds = try worlds()
        try shell.list(call) { (window) throws(Failure) in
          let page = try worded { () throws(PortError) in try worlds.worlds(window) }
          return Listing(page, WorldsScreen.screen(page, present: self.world))
        }
      },
      Command(
        "world", area: "Server", [Command.Argument("<name>", candidates: worldCandidates)],
        summary: "go into a world: its cart, favourites, orders and profile",
        details: [
          "A name that no world has yet makes a new one. To come back: world local.",
          "Apps work in the world of their token, or in the one that their address names: "
            + "/w/<name>/api/v1.",
        ], run: enter),
    ]
  }

  private func enter(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let word = call.arguments[0]
    let worlds = try worlds()
    let match = try worded { () throws(PortError) in
      try Naming.match(word) { (lookup, limit) throws(PortError) in
        try worlds.worlds(by: lookup, limit: limit)
      }
    }
    let id: World.ID
    switch match {
    case .one(let world): id = world.id
    case .several(let several):
      throw Failure(
        "world.ambiguous",
        "\(Quotation.of(word)) may be \(several.map(\.shortName).listed(", ")): type more of it.")
    case .none:
      guard let new = World.named(word) else {
        throw .usage(
          "world.name",
          "A world's name has 1 to 40 letters, digits, hyphens, underscores or dots of ASCII.")
      }
      id = new
    }
    let opened = try worded { () throws(PortError) in try worlds.open(id) }
    enter(id, opened.ports)
    let summary = try worded { () throws(PortError) in try opened.ports.world.summary() }
    shell.show(
      .sentence(
        """
        You are in the world \(WorldsScreen.short(id)): \(Words.nfts(summary.cart)) in the cart, \
        \(Words.counted(summary.favorites, "favourite")), \(Words.nfts(summary.owned)) owned.
        """, json: ["world": .string(id.rawValue)]))
  }

  private func worldCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    guard before.isEmpty, let worlds = try? worlds() else { return [] }
    let page = try? worlds.worlds(Window(limit: 100))
    return (page?.items ?? []).map { Candidate(text: $0.shortName) }
  }

  private func worlds() throws(Failure) -> any Worlds {
    if let worlds = openWorlds?() { return worlds }
    throw Failure("worlds.none", "This session has one world, which is all there is.")
  }
}
