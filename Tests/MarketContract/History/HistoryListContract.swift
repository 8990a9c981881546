import Market
import Testing

/// What `ChangeHistory` promises of lists that were replaced as a whole.
package enum HistoryListContract {
  package static let promises = [
    Promise("a replaced cart is one step, taken back thing by thing", carts),
    Promise("a list whose order was changed gets its order back", orders),
    Promise("replaced favourites and owned NFTs are taken back and brought back", lists),
    Promise("a completed order is a barrier", completed),
    Promise("a payment and its later delivery are barriers, what came after can be undone", paid),
  ]

  private static func carts(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try replaceCart(bench, 3, 5, 4)
    for _ in 0..<2 {
      #expect(try bench.carted == [3, 5, 4])
      let undone = try bench.undo()
      #expect(
        undone == .done([.removedFromCart(id(4)), .removedFromCart(id(5)), .addedToCart(id(2))]))
      #expect(try bench.carted == [2, 3])
      let redone = try bench.redo()
      #expect(redone == .done([.removedFromCart(id(2)), .addedToCart(id(5)), .addedToCart(id(4))]))
    }
  }

  private static func orders(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.add(4, 5)
    let lists = [[5, 4, 3, 2], [4, 2, 5, 3], [2, 6, 3], [3, 2, 6], [3, 6, 2], [], [6]]
    for list in lists { _ = try ReplaceCart(bench.ports)(list.map(id)) }
    for _ in 0..<2 {
      for list in lists.reversed().dropFirst() + [[2, 3, 4, 5], [2, 3]] {
        guard case .done = try bench.undo() else {
          Issue.record("not undone to \(list)")
          return
        }
        #expect(try bench.carted == list)
      }
      for list in [[2, 3, 4, 5]] + lists {
        _ = try bench.redo()
        #expect(try bench.carted == list)
      }
    }
  }

  private static func lists(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    _ = try ReplaceFavorites(bench.ports)([1, 4, 6].map(id))
    _ = try ReplaceOwned(bench.ports)([5, 1, 2].map(id))
    for _ in 0..<2 {
      let undone = try bench.undo()
      #expect(
        undone == .done([.givenUp(id(2)), .givenUp(id(1)), .givenUp(id(5)), .acquired(id(1))]))
      #expect(try bench.owned == [1])
      _ = try bench.undo()
      #expect(try bench.liked == [4, 1])
      _ = try bench.redo()
      #expect(try bench.liked == [1, 4, 6])
      _ = try bench.redo()
      #expect(try bench.owned == [5, 1, 2])
    }
  }

  private static func completed(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5)
    _ = try CompleteOrder(bench.ports)([2, 6].map(id))
    #expect(try bench.undo() == .barrier(.completed))
    _ = try CompleteOrder(bench.ports)([2, 6].map(id))
    try bench.like(6)
    #expect(try bench.undo() == .done([.unliked(id(6))]))
    #expect(try bench.undo() == .barrier(.completed))
    #expect(try bench.owned == [1, 2, 6])
  }

  private static func paid(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let order = try bench.payLater()
    #expect(try bench.undo() == .barrier(.paid(order.id)))
    try bench.add(5)
    #expect(try bench.carted == [5])
    #expect(try bench.undo() == .done([.removedFromCart(id(5))]))
    #expect(try bench.undo() == .barrier(.delivered(order.id)))
    #expect(try bench.redo() == .done([.addedToCart(id(5))]))
    #expect(try bench.owned == [1, 2, 3])
  }

  private static func replaceCart(_ bench: UndoBench, _ numbers: Int...) throws {
    _ = try ReplaceCart(bench.ports)(numbers.map(id))
  }

  private static func id(_ number: Int) -> NFT.ID { Seeds.nft(number).id }
}
