internal import Market
internal import ShellKit

extension MarketSession {
  func ratingCommands() -> [Command] {
    [
      Command(
        "rating", area: "Rating", options: [.limit, .offset], summary: "list the users by rank"
      ) { [self] (call, shell) throws(Failure) in try rank(call, shell, sort: nil) },
      Command(
        "rating sort", area: "Rating", SortArguments.arguments(UserKey.self),
        options: [.limit, .offset], summary: "sort the users and list them",
        details: [Help.kept, "A user's place counts by rating, however the list is sorted."]
      ) { [self] (call, shell) throws(Failure) in
        try rank(call, shell, sort: SortArguments.sort(call))
      },
      Command(
        "user", area: "Rating",
        [
          Command.Argument("<id>", candidates: userCandidates),
          Command.Argument(
            "nfts|site", isOptional: true, candidates: Self.words(["nfts", "site"])),
        ], options: [.limit, .offset],
        summary: "show a user; with nfts, what the user holds; with site, the user's site",
        details: [Help.naming], run: showUser),
    ]
  }

  private func rank(
    _ call: Invocation, _ shell: Shell, sort: Sort<UserKey>?
  ) throws(Failure) {
    let rank = RankUsers(ports)
    try shell.list(call) { (window) throws(Failure) in
      let ranked = try worded { () throws(PortError) in try rank(sort: sort, window) }
      return Listing(ranked.users, RatingScreen(ranked.users, ranked.sort).screen)
    }
  }

  private func showUser(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let user = try user(call.arguments[0], shell)
    let show = ShowUser(ports)
    guard call.arguments.count > 1 else {
      let found = try worded { () throws(PortError) in try show(user.id) }
      guard let found else { throw Failure("user.not-found", "\(Words.title(user)) is gone.") }
      shell.show(UserScreen(found).screen)
      return
    }
    try Self.expect("nfts", "site", call: call)
    if call.arguments[1] == "site" {
      try open(user.website, of: Words.title(user), shell)
      return
    }
    try shell.list(call, linesAbove: 1) { (window) throws(Failure) in
      let page = try worded { () throws(PortError) in try show.nfts(of: user.id, window) }
      return Listing(page, UserNFTsScreen(user, page).screen)
    }
  }
}
