import Market
import MarketContract
import Testing

@Suite("A reversal")
struct ReversalTests {
  private static let nft = Seeds.nft(5).id
  private static let renamed = Change.edited(.name, from: "Ann", to: "Ада")
  private static let barriers: [Change] = [.paid(Make.id("f", 1)), .reset]

  private func outcome(
    _ reversal: Reversal, of step: [Change], _ standing: Standing?, name: String = "Ада"
  ) -> ReversalOutcome {
    var profile = Seeds.profile
    profile.name = name
    let standings = standing.map { [Self.nft: $0] } ?? [:]
    return reversal.outcome(for: step, standings, profile)
  }

  @Test("of no step is nothing", arguments: [Reversal.undo, .redo])
  func nothing(_ reversal: Reversal) {
    #expect(outcome(reversal, of: [], Standing()) == .nothing)
  }

  @Test("is stopped by a step that nothing takes back, before all else", arguments: barriers)
  func barrier(_ barrier: Change) {
    for step in [[barrier], [barrier, .liked(Self.nft)], [.liked(Self.nft), barrier]] {
      #expect(outcome(.undo, of: step, nil) == .barrier(barrier))
      #expect(outcome(.redo, of: step, nil) == .barrier(barrier))
    }
  }

  @Test(
    "takes place where the world is still as the change left it",
    arguments: [
      (.liked(nft), Standing(isLiked: true), Standing()),
      (.unliked(nft), Standing(), Standing(isLiked: true)),
      (.addedToCart(nft), Standing(isInCart: true), Standing()),
      (.removedFromCart(nft), Standing(), Standing(isInCart: true)),
    ] as [(Change, Standing, Standing)])
  func standing(_ change: Change, left: Standing, before: Standing) throws {
    let inverse = try #require(change.inverse)
    #expect(outcome(.undo, of: [change], left) == .done([inverse]))
    #expect(outcome(.undo, of: [change], before) == .overtaken(change))
    #expect(outcome(.redo, of: [change], before) == .done([change]))
    #expect(outcome(.redo, of: [change], left) == .overtaken(inverse))
    for reversal in [Reversal.undo, .redo] {
      guard case .overtaken = outcome(reversal, of: [change], nil) else {
        Issue.record("an unknown NFT was changed")
        return
      }
    }
  }

  @Test("puts nothing into the cart that is owned by now")
  func owned() {
    let removed = Change.removedFromCart(Self.nft)
    let owned = Standing(isOwned: true)
    #expect(outcome(.undo, of: [removed], owned) == .overtaken(removed))
    #expect(outcome(.redo, of: [.addedToCart(Self.nft)], owned) == .overtaken(removed))
    let liked = Standing(isLiked: true, isOwned: true)
    #expect(outcome(.undo, of: [.liked(Self.nft)], liked) == .done([.unliked(Self.nft)]))
  }

  @Test("of an edit takes place where the field still has the value")
  func edited() {
    let back = Change.edited(.name, from: "Ада", to: "Ann")
    #expect(outcome(.undo, of: [Self.renamed], nil) == .done([back]))
    #expect(outcome(.redo, of: [Self.renamed], nil, name: "Ann") == .done([Self.renamed]))
    #expect(outcome(.undo, of: [Self.renamed], nil, name: "Ann") == .overtaken(Self.renamed))
    #expect(outcome(.redo, of: [Self.renamed], nil) == .overtaken(back))
  }

  @Test("is all or nothing, undone from the last change to the first")
  func order() {
    let step = [Change.liked(Self.nft), Self.renamed]
    let inverses = step.reversed().compactMap(\.inverse)
    #expect(outcome(.undo, of: step, Standing(isLiked: true)) == .done(inverses))
    #expect(outcome(.redo, of: step, Standing(), name: "Ann") == .done(step))
    #expect(outcome(.undo, of: step, Standing()) == .overtaken(step[0]))
    #expect(outcome(.redo, of: step, Standing()) == .overtaken(inverses[0]))
  }

  @Test("of a reversal is the change itself, and payments and resets have none")
  func inverses() {
    let changes: [Change] = [
      .liked(Self.nft), .unliked(Self.nft), .addedToCart(Self.nft), .removedFromCart(Self.nft),
      Self.renamed,
    ]
    for change in changes {
      #expect(change.inverse != change)
      #expect(change.inverse?.inverse == change)
      #expect(change.inverse?.nft == change.nft)
      #expect(change.nft == (change == Self.renamed ? nil : Self.nft))
    }
    for barrier in Self.barriers { #expect(barrier.inverse == nil && barrier.nft == nil) }
  }
}
