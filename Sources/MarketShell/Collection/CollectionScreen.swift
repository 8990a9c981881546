internal import Market
internal import ShellKit

/// A collection: cover, name, description, author and site, and its NFTs.
struct CollectionScreen {
  private let opened: OpenedCollection

  init(_ opened: OpenedCollection) {
    self.opened = opened
  }

  var screen: Screen {
    let table = NFTTable(opened.nfts, [.heart, .name, .rating, .price, .cart, .picture])
    let empty: [Block] = [.paragraph("This collection holds no NFTs yet.")]
    let list = [table.block, Footer.block(opened.nfts, "NFT")]
    return Screen(
      (opened.nfts.offset == 0 ? head : []) + (opened.nfts.total == 0 ? empty : list), json: json,
      columns: NFTJSON.cardColumns, rows: table.targets, firstRow: opened.nfts.offset + 1)
  }

  private var head: [Block] {
    let collection = opened.collection
    return [
      .text("\(collection.name, .title) \("(\(Words.number(of: collection)))", .muted)"),
      .facts([
        ("Author", Marks.name(collection.author, site: collection.website)),
        ("Cover", Marks.picture(collection.cover)),
        ("Description", Marks.prose(collection.description)),
      ]), .blank,
    ]
  }

  private var json: JSON {
    let collection = opened.collection
    return .object(
      NFTJSON.brief(collection) + [
        ("cover", .string(collection.cover.text)),
        ("description", .string(collection.description)),
        ("author", .string(collection.author)), ("website", NFTJSON.link(collection.website)),
        ("createdAt", .string(collection.createdAt.description)),
      ] + Footer.json(opened.nfts, opened.nfts.items.map(NFTJSON.card)))
  }
}
