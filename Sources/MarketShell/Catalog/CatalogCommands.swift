internal import Market
internal import ShellKit

extension MarketSession {
  func catalogCommands() -> [Command] {
    [
      Command(
        "catalog", area: "Catalog", options: [.limit, .offset],
        summary: "list the collections"
      ) { [self] (call, shell) throws(Failure) in
        try browse(call, shell, sort: nil, search: nil)
      },
      Command(
        "catalog sort", area: "Catalog", SortArguments.arguments(CatalogKey.self),
        options: [.limit, .offset],
        summary: "sort the collections and list them", details: [Help.kept]
      ) { [self] (call, shell) throws(Failure) in
        try browse(call, shell, sort: SortArguments.sort(call), search: nil)
      },
      Command(
        "catalog search", area: "Catalog", [Command.Argument("<text>", isRepeated: true)],
        options: [.limit, .offset],
        summary: "list the collections whose names hold every word",
        details: ["Words match anywhere in the name, in any order; case and accents don't count."]
      ) { [self] (call, shell) throws(Failure) in
        try browse(call, shell, sort: nil, search: call.arguments.joined(separator: " "))
      },
    ]
  }

  private static func check(_ search: String) throws(Failure) {
    let words = SearchText(search).words.count
    if words == 0 {
      throw .usage("empty-search", "Type what to search for: catalog search <text>.")
    }
    if words > SearchText.mostWords {
      throw .usage(
        "long-search", "A search takes at most \(SearchText.mostWords) words, not \(words).")
    }
  }

  private func browse(
    _ call: Invocation, _ shell: Shell, sort: Sort<CatalogKey>?, search: String?
  ) throws(Failure) {
    if let search { try Self.check(search) }
    let browse = BrowseCatalog(ports)
    try shell.list(call) { (window) throws(Failure) in
      let page = try worded { () throws(PortError) in
        try browse(sort: sort, search: search.map(SearchText.init), window)
      }
      return Listing(page.collections, CatalogScreen(page, search: search).screen)
    }
  }
}
