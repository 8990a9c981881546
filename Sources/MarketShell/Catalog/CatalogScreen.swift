internal import Market
internal import ShellKit

/// The collections: cover, name, number of NFTs.
struct CatalogScreen {
  private let page: CatalogPage
  private let search: String?

  init(_ page: CatalogPage, search: String?) {
    self.page = page
    self.search = search
  }

  var screen: Screen {
    let collections = page.collections
    return Screen(
      blocks, json: json, columns: NFTJSON.brief + ["count", "cover", "author"],
      rows: collections.items.map(Self.target), firstRow: collections.offset + 1)
  }

  private var blocks: [Block] {
    let collections = page.collections
    if collections.total == 0 { return [.paragraph(StyledText(emptyWords))] }
    let sort = page.sort.words
    let footer =
      if let search {
        Footer.block(collections, "collection", "found for \(Quotation.of(search))", sort)
      } else {
        Footer.block(collections, "collection", sort)
      }
    return [.table(table), footer]
  }

  private var emptyWords: String {
    guard let search else { return "The catalog is empty." }
    return "No collection has a name with \(Quotation.of(search)). To see all: catalog."
  }

  private var table: Table {
    let rows = page.collections.items.enumerated().map { index, collection -> [StyledText] in
      [
        StyledText("#\(page.collections.offset + index + 1)", .muted),
        StyledText(Words.number(of: collection)), StyledText(collection.name),
        StyledText(String(collection.nftCount)), Marks.picture(collection.cover),
      ]
    }
    return Table(
      columns: [
        Table.Column("#", alignment: .right), .number("No."),
        Table.Column("Name", flexibility: 2, minimum: 12), .number("NFTs"),
        Table.Column("Cover", flexibility: 3, isOptional: true),
      ], rows: rows)
  }

  private static func target(_ collection: NFTCollection) -> RowTarget {
    RowTarget(Kind.collection, collection, leadingTo: collection.cover)
  }

  private var json: JSON {
    let items = page.collections.items.map { collection -> JSON in
      .object(
        NFTJSON.brief(collection) + [
          ("count", .integer(collection.nftCount)), ("cover", .string(collection.cover.text)),
          ("author", .string(collection.author)),
        ])
    }
    return .object(Footer.json(page.collections, items) + [("sort", page.sort.json)])
  }
}
