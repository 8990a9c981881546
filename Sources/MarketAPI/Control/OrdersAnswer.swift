package import Market

/// Paid orders, as `/_/orders` answers.
package struct OrdersAnswer: Decodable, Sendable {
  /// How many orders there are in all.
  package let total: Int
  /// Those in the window, the latest first.
  package let orders: [Order]

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    total = try fields.whole("total")
    orders = try (fields.things("items") as [Entry]).map(\.order)
  }

  private struct Entry: Decodable {
    let order: Order

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields(decoder)
      order = Order(
        id: Order.ID(try fields.text("id")), number: try fields.whole("number"),
        payment: Payment.ID(try fields.text("payment")),
        items: try (fields.things("items") as [Item]).map(\.item),
        total: try fields.price("total"), currency: Currency.ID(try fields.text("currency")),
        paidAt: try fields.moment("paidAt"), isDelivered: try fields.truth("isDelivered"))
    }
  }

  private struct Item: Decodable {
    let item: OrderItem

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields(decoder)
      item = OrderItem(
        nft: NFT.ID(try fields.text("id")),
        number: fields.text(ifAny: "number").flatMap { Int($0) }, name: try fields.text("name"),
        price: try fields.price("price"))
    }
  }
}
