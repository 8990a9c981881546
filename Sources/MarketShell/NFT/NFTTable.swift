internal import Market
internal import ShellKit

/// A table of NFTs; each screen names the columns it has.
struct NFTTable {
  /// What a column shows of an NFT.
  enum Column: CaseIterable {
    case heart, name, author, rating, price, cart, picture
  }

  private let cards: Page<NFTCard>
  private let columns: [Column]

  init(_ cards: Page<NFTCard>, _ columns: [Column]) {
    self.cards = cards
    self.columns = columns
  }

  /// The table itself, each row led by its reference and the NFT's number.
  var block: Block {
    let rows = cards.items.enumerated().map { index, card in
      [StyledText("#\(cards.offset + index + 1)", .muted), StyledText(Words.number(of: card.nft))]
        + columns.map { Self.cell($0, card) }
    }
    let leading = [Table.Column("#", alignment: .right), .number("No.")]
    return .table(Table(columns: leading + columns.map(Self.column), rows: rows))
  }

  /// What the rows stand for.
  var targets: [RowTarget] { cards.items.map { RowTarget($0) } }

  private static func column(_ column: Column) -> Table.Column {
    switch column {
    case .heart: Table.Column("♥", isOptional: true)
    case .name: Table.Column("Name", flexibility: 2, minimum: 12)
    case .author: Table.Column("Author", flexibility: 2, isOptional: true)
    case .rating: Table.Column("Rating", isOptional: true)
    case .price: Table.Column("Price, \(Price.unit)", alignment: .right)
    case .cart: Table.Column("Cart", isOptional: true)
    case .picture: Table.Column("Picture", flexibility: 3, isOptional: true)
    }
  }

  private static func cell(_ column: Column, _ card: NFTCard) -> StyledText {
    switch column {
    case .heart: Marks.heart(card.standing)
    case .name: StyledText(card.nft.name)
    case .author: StyledText(card.nft.author)
    case .rating: Marks.stars(card.nft.rating)
    case .price: StyledText(card.nft.price.description, .price)
    case .cart: Marks.cart(card.standing)
    case .picture: Marks.picture(card.nft.images.first)
    }
  }
}
