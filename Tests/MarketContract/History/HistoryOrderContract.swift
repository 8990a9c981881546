import Market
import Testing

/// Where things stand again that `ChangeHistory` puts back into a list.
package enum HistoryOrderContract {
  package static let promises = [
    Promise("a favourite that is put back stands where it stood", favorites),
    Promise("what is put back into the cart stands where it stood", cart),
    Promise("several that were taken out of one list stand where each stood", several),
    Promise("what is added once more by redo comes last, as it did first", added),
    Promise("a step that adds and removes is reversed as a whole", exchange),
  ]

  private static func favorites(_ make: Promise.Factory) throws {
    for number in [4, 1, 5, 6] {
      let bench = UndoBench(try make(Seeds.small))
      try bench.like(5, 6)
      try bench.unlike(number)
      #expect(try bench.liked == [4, 1, 5, 6].filter { $0 != number })
      _ = try bench.undo()
      #expect(try bench.liked == [4, 1, 5, 6])
    }
  }

  private static func cart(_ make: Promise.Factory) throws {
    for number in [2, 3, 5, 6] {
      let bench = UndoBench(try make(Seeds.small))
      try bench.add(5, 6)
      try bench.remove(number)
      #expect(try bench.carted == [2, 3, 5, 6].filter { $0 != number })
      _ = try bench.undo()
      #expect(try bench.carted == [2, 3, 5, 6])
    }
  }

  private static func several(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.like(5, 6, 3)
    for _ in 0..<2 {
      try bench.unlike(3, 4, 6)
      #expect(try bench.liked == [1, 5])
      _ = try bench.undo()
      #expect(try bench.liked == [4, 1, 5, 6, 3])
      try bench.unlike(1)
      try bench.unlike(4, 5)
      #expect(try bench.liked == [6, 3])
      _ = try (bench.undo(), bench.undo())
      #expect(try bench.liked == [4, 1, 5, 6, 3])
    }
  }

  private static func added(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    try bench.unlike(1)
    try bench.like(5)
    try bench.like(1)
    #expect(try bench.liked == [4, 5, 1])
    for expected in [[4, 5], [4], [4, 1]] {
      _ = try bench.undo()
      #expect(try bench.liked == expected)
    }
    for expected in [[4], [4, 5], [4, 5, 1]] {
      _ = try bench.redo()
      #expect(try bench.liked == expected)
    }
  }

  private static func exchange(_ make: Promise.Factory) throws {
    let bench = UndoBench(try make(Seeds.small))
    let (new, old) = ([5, 6].map { Seeds.nft($0).id }, [3, 2].map { Seeds.nft($0).id })
    try bench.ports.cart.updateCart(new + old) { _ in (CartChange(add: new, remove: old), ()) }
    #expect(try bench.carted == [5, 6])
    let changes = new.map(Change.addedToCart) + old.map(Change.removedFromCart)
    let inverses =
      old.reversed().map(Change.addedToCart)
      + new.reversed().map(Change.removedFromCart)
    for _ in 0..<2 {
      #expect(try bench.undo() == .done(inverses))
      #expect(try bench.carted == [2, 3])
      #expect(try bench.redo() == .done(changes))
      #expect(try bench.carted == [5, 6])
    }
  }
}
