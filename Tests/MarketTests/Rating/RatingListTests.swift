import Market
import MarketContract
import MarketInMemory
import Testing

@Suite("The rating")
struct RatingListTests {
  private let ports = MarketPorts(InMemoryMarket(seed: Seeds.small))

  @Test("shares a place among equal ratings, and passes over as many")
  func places() throws {
    let users = try RankUsers(ports)().users
    #expect(users.items.map(\.user.name) == ["Elijah", "Antony", "Lucille", "Emil"])
    #expect(users.items.map(\.place) == [1, 2, 2, 4])
  }

  @Test("counts places by rating however it is sorted")
  func sorted() throws {
    let users = try RankUsers(ports)(sort: Sort(.name), Window(offset: 1, limit: 2)).users
    #expect(users.items.map(\.user.name) == ["Elijah", "Emil"])
    #expect(users.items.map(\.place) == [1, 4])
    #expect(users.remaining == 1)
  }

  @Test("shows a user, and what the user holds")
  func shown() throws {
    let lucille = Seeds.small.users[0]
    #expect(try ShowUser(ports)(lucille.id) == RankedUser(user: lucille, place: 2))
    #expect(try ShowUser(ports)(User.ID("nowhere")) == nil)
    let held = try ShowUser(ports).nfts(of: lucille.id)
    #expect(held.items.map(\.nft.number) == [6, 3])
    #expect(held.items.map(\.standing.isInCart) == [false, true])
  }
}
