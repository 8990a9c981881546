internal import Market
internal import ShellKit

extension MarketSession {
  func favoritesCommands() -> [Command] {
    [
      Command(
        "favorites", aliases: ["favourites"], area: "Favourites", options: [.limit, .offset],
        summary: "list the NFTs you like, the first liked first", run: listFavorites),
      Command(
        "like", area: "Favourites",
        [Command.Argument("<id>", isRepeated: true, candidates: nftCandidates)],
        summary: "like NFTs", details: [Help.naming, Help.several]
      ) { [self] (call, shell) throws(Failure) in try setFavorites(call, shell, liked: true) },
      Command(
        "unlike", area: "Favourites",
        [Command.Argument("<id>", isRepeated: true, candidates: favoriteCandidates)],
        summary: "take NFTs off the favourites", details: [Help.naming, Help.several]
      ) { [self] (call, shell) throws(Failure) in try setFavorites(call, shell, liked: false) },
    ]
  }

  private func listFavorites(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let list = ListFavorites(ports)
    try shell.list(call) { (window) throws(Failure) in
      let page = try worded { () throws(PortError) in try list(window) }
      return Listing(page, FavoritesScreen(page).screen)
    }
  }

  private func setFavorites(_ call: Invocation, _ shell: Shell, liked: Bool) throws(Failure) {
    let nfts = try nfts(call.arguments, shell)
    let changed = try worded(nfts) { () throws(FavoritesError) in
      try SetFavorites(ports)(nfts.map(\.id), liked: liked)
    }
    let change = ListChange(of: nfts, changed: changed)
    shell.show(
      liked
        ? change.screen("Liked", "liked", already: "liked already")
        : change.screen("Unliked", "unliked", already: "not among your favourites"))
  }
}
