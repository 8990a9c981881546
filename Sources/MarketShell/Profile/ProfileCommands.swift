internal import Market
internal import ShellKit

extension MarketSession {
  func profileCommands() -> [Command] {
    let fields = ProfileField.allCases.map(\.rawValue)
    return [
      Command("profile", area: "Profile", summary: "show your profile", run: showProfile),
      Command(
        "profile edit", area: "Profile",
        [
          Command.Argument(
            fields.joined(separator: "|"), isOptional: true, candidates: Self.words(fields)),
          Command.Argument("<value>", isOptional: true, candidates: profileCandidates),
        ], summary: "change a field of your profile, or go through all of them",
        details: [
          "The picture is a link: nothing is uploaded. An empty value '' takes a link away.",
          "Without a field it asks for each, and in the end whether to save.",
        ], run: editProfile),
      Command(
        "profile site", area: "Profile", summary: "open your site"
      ) { [self] (_, shell) throws(Failure) in
        let profile = try worded { () throws(PortError) in try ports.profile.profile() }
        try open(profile.website, of: "Your profile", shell)
      },
      Command(
        "my", area: "Profile", options: [.limit, .offset], summary: "list your own NFTs"
      ) { [self] (call, shell) throws(Failure) in try listOwned(call, shell, sort: nil) },
      Command(
        "my sort", area: "Profile", SortArguments.arguments(NFTKey.self),
        options: [.limit, .offset], summary: "sort your own NFTs and list them",
        details: [Help.kept]
      ) { [self] (call, shell) throws(Failure) in
        try listOwned(call, shell, sort: SortArguments.sort(call))
      },
    ]
  }

  private func showProfile(_ call: Invocation, _ shell: Shell) throws(Failure) {
    let found = try worded { () throws(PortError) in try ViewProfile(ports)() }
    shell.show(ProfileScreen(found.profile, found.counts).screen)
  }

  private func editProfile(_ call: Invocation, _ shell: Shell) throws(Failure) {
    guard let word = call.arguments.first else { return try askForProfile(shell) }
    guard let field = ProfileField(rawValue: word.lowercased()) else {
      let known = ProfileField.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: word, among: known)
      let advice =
        near.isEmpty ? " It has \(Words.list(known))." : Suggestion.question(near)
      throw .usage("profile-field", "The profile has no field \(Quotation.of(word)).\(advice)")
    }
    guard call.arguments.count > 1 else {
      throw .usage(
        "missing-argument", "profile edit \(field.rawValue) needs <value>; '' for an empty one.")
    }
    let edited = try worded { () throws(ProfileError) in
      try EditProfile(ports)([field.edit(to: call.arguments[1])])
    }
    shell.show(ProfileScreen.edited(field, edited))
  }

  /// The present value of the field, to be changed rather than typed anew.
  private func profileCandidates(_ before: [String], _ beginning: String) -> [Candidate] {
    guard let profile = try? ports.profile.profile(),
      let field = before.first.flatMap(ProfileField.init(rawValue:))
    else { return [] }
    let value = profile[field]
    return value.isEmpty ? [] : [Candidate(text: value)]
  }

  private func listOwned(
    _ call: Invocation, _ shell: Shell, sort: Sort<NFTKey>?
  ) throws(Failure) {
    let list = ListOwned(ports)
    try shell.list(call) { (window) throws(Failure) in
      let owned = try worded { () throws(PortError) in try list(sort: sort, window) }
      return Listing(owned.nfts, OwnedScreen(owned.nfts, owned.sort).screen)
    }
  }
}
