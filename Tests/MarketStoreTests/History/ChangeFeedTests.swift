import Market
import MarketContract
import SQLiteKit
import Testing

@testable import MarketStore

@Suite("The news of a world")
struct ChangeFeedTests {
  private let file: String
  private let scratch: Scratch
  private let shell: SQLiteMarket
  private let phone: SQLiteMarket

  init() throws {
    scratch = try Scratch()
    file = scratch.file("news.sqlite")
    shell = try scratch.market(at: file)
    phone = try StoreFile(at: file).open(
      World.local, for: Session(id: Make.id("b", 2), origin: .phone), clock: Make.clock())
  }

  @Test("are none while nobody else has changed anything")
  func nothing() throws {
    #expect(try shell.latestChange() == 0)
    #expect(try shell.news(since: 0, limit: 10) == ChangeNews(changes: [], upTo: 0))
    _ = try shell.replaceCart([])
    #expect(try shell.latestChange() == 2)
    #expect(try shell.news(since: 0, limit: 10) == ChangeNews(changes: [], upTo: 2))
    #expect(try shell.news(since: 7, limit: 10) == ChangeNews(changes: [], upTo: 7))
  }

  @Test("tell what a phone changed, step by step, who it was, and once")
  func phones() throws {
    _ = try SetFavorites(MarketPorts(shell))([Seeds.nft(5).id], liked: true)
    _ = try phone.replaceCart([3, 6].map { Seeds.nft($0).id })
    _ = try SetFavorites(MarketPorts(shell))([Seeds.nft(6).id], liked: true)
    _ = try EditProfile(MarketPorts(phone))([.name("Ада")])
    _ = try phone.reverse(.undo)
    let news = try shell.news(since: 0, limit: 10)
    let name = Seeds.profile.name
    #expect(
      news.changes.map(\.change) == [
        .removedFromCart(Seeds.nft(2).id), .addedToCart(Seeds.nft(6).id),
        .edited(.name, from: name, to: "Ада"), .edited(.name, from: "Ада", to: name),
      ])
    #expect(news.changes.map(\.number) == [2, 3, 5, 6])
    #expect(news.changes.map(\.step) == [2, 2, 5, 6])
    #expect(news.changes.map(\.reversal) == [nil, nil, nil, .undo])
    #expect(news.changes.allSatisfy { $0.session == Session(id: Make.id("b", 2), origin: .phone) })
    #expect(news.upTo == 6)
    #expect(try shell.news(since: news.upTo, limit: 10) == ChangeNews(changes: [], upTo: 6))
  }

  @Test("come in portions, and of this world alone")
  func portions() throws {
    let other = try StoreFile(at: file).open(
      World.ID("ann"), for: Session(id: Make.id("b", 3), origin: .phone), clock: Make.clock())
    _ = try other.replaceFavorites([])
    _ = try phone.replaceFavorites([1, 2, 3, 5, 6].map { Seeds.nft($0).id })
    var (told, place): ([Change], Int) = ([], 0)
    for _ in 0..<5 {
      let news = try shell.news(since: place, limit: 2)
      #expect(news.changes.count <= 2 && news.upTo >= place)
      told += news.changes.map(\.change)
      place = news.upTo
    }
    let liked = [2, 3, 5, 6].map { Change.liked(Seeds.nft($0).id) }
    #expect(told == [.unliked(Seeds.nft(4).id)] + liked)
    #expect(try shell.latestChange() == place)
  }

  @Test("tell of payments, of what they moved later, of completed orders and of resets")
  func payments() throws {
    let till = Till(MarketPorts(phone))
    guard case .success(.paid(let order)) = till.pay(in: Seeds.bitcoin, delivery: .later) else {
      Issue.record("not paid")
      return
    }
    // The shell's own change delivers: that is the phone's deed, and the addition the shell's.
    _ = try AddToCart(MarketPorts(shell))([Seeds.nft(5).id])
    _ = try phone.complete([Seeds.nft(6).id])
    try phone.reset()
    let changes = try shell.news(since: 0, limit: 10).changes.map(\.change)
    #expect(
      changes == [
        .paid(order.id), .delivered(order.id), .completed, .acquired(Seeds.nft(6).id),
        .removedFromCart(Seeds.nft(5).id), .reset,
      ])
  }

  @Test("pass over what a newer version may have logged")
  func unknown() throws {
    _ = try phone.replaceCart([])
    try phone.database.script("UPDATE changes SET action = 'folded' WHERE number = 1")
    let news = try shell.news(since: 0, limit: 10)
    #expect(news.changes.map(\.change) == [.removedFromCart(Seeds.nft(3).id)])
    #expect(news.upTo == 2)
  }
}
