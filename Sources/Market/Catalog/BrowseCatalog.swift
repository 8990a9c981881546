/// Lists the collections, as this world has them sorted.
public struct BrowseCatalog {
  private let catalog: any CatalogSource
  private let users: any UserSource
  private let sorts: any SortPreferences

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    catalog = ports.catalog
    users = ports.users
    sorts = ports.sorts
  }

  /// The collections that match; a sort that is given is kept for the next time.
  public func callAsFunction(
    sort: Sort<CatalogKey>? = nil, search: SearchText? = nil, _ window: Window = .all
  ) throws(PortError) -> CatalogPage {
    let sort = try sorts.settle(sort, for: .catalog, standard: .standard)
    let page = try catalog.collections(matching: search, sort, window)
    return CatalogPage(collections: page, sort: sort)
  }

  /// The collections as apps over HTTP have them, by number unless a sort is named; none is kept.
  ///
  /// `author` is a name, or the number or identifier of a user (API contract 1.4).
  public func whole(
    _ sort: Sort<CatalogKey>? = nil, name: SearchText? = nil, author: String? = nil,
    _ window: Window = .all
  ) throws(PortError) -> Page<WholeCollection> {
    let author = try author.map { text throws(PortError) in try users.author(text) }
    let filter = ListFilter(name: name, author: author)
    let page = try catalog.collections(matching: filter, sort, window)
    let contents = try catalog.contents(of: page.items.map(\.id))
    let items = zip(page.items, contents).map { WholeCollection(collection: $0, nfts: $1) }
    return Page(items, offset: page.offset, total: page.total)
  }
}
