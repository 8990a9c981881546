import Market
import MarketAPI
import Testing

/// API contract 1.4.
@Suite("A query for a list")
struct ListingTests {
  private func listing(_ query: String) -> APIListing {
    APIListing(APITarget("/api/v1/nft?\(query)".utf8).query)
  }

  @Test(
    "gives the rows of a page, or all",
    arguments: [
      ("", 0, nil), ("page=0&size=10", 0, 10), ("page=2&size=4", 8, 4), ("page=1", 25, 25),
      ("size=5", 0, 5), ("page=2&limit=10", 10, 10), ("limit=10", 0, 10),
      ("page=0&limit=10", 0, 10),
      ("page=3&size=2&limit=9", 6, 2), ("sortBy=name", 0, nil), ("page=abc", 0, nil),
      ("page=-1", 0, nil), ("page=-1&size=5", 0, 5), ("size=0", 0, nil), ("page=&size=", 0, nil),
      ("page=1.5", 0, nil), ("page=2&size=x", 50, 25),
      ("page=99999999999999999999&size=2", Int.max, 2),
      ("page=9223372036854775807&size=9223372036854775807", Int.max, Int.max),
      ("unknown=1&page=1&size=3&x", 3, 3),
    ] as [(String, Int, Int?)])
  func window(_ query: String, _ offset: Int, _ limit: Int?) {
    #expect(listing(query).window == Window(offset: offset, limit: limit))
  }

  @Test("beyond the end is empty")
  func beyond() {
    let huge = listing("page=9223372036854775807&size=2").window
    #expect(huge.cut([1, 2, 3]) == [] && listing("page=9&size=2").window.cut([1, 2, 3]) == [])
  }

  @Test(
    "sorts in every form that clients send",
    arguments: [
      ("sortBy=name", .name, .ascending), ("sortBy=rating", .rating, .ascending),
      ("sortBy=nfts", .nfts, .ascending), ("sortBy=price", .price, .ascending),
      ("sortBy=name,asc", .name, .ascending), ("sortBy=name,desc", .name, .descending),
      ("sortBy=rating%2Cdesc", .rating, .descending),
      ("sortBy=rating,%20DESC", .rating, .descending),
      ("sortBy=price&order=desc", .price, .descending),
      ("order=asc&sortBy=rating", .rating, .ascending),
      ("sortBy=name,asc&order=desc", .name, .ascending), ("sort=rating", .rating, .ascending),
      ("sort=price&sortBy=name", .name, .ascending), ("sortBy=Name", .name, .ascending),
      ("sortBy=colour", nil, .ascending), ("sortBy=", nil, .ascending), ("", nil, .ascending),
      ("sortBy=colour&sortBy=rating,desc", .rating, .descending), ("sortBy=,desc", nil, .ascending),
    ] as [(String, APIListing.Key?, Direction)])
  func sort(_ query: String, _ key: APIListing.Key?, _ direction: Direction) {
    #expect(listing(query).key == key)
    #expect(listing(query).direction == direction)
  }

  @Test("sorts each kind of thing by its own keys alone")
  func kinds() {
    #expect(listing("sortBy=nfts,desc").catalogSort == Sort(.count, .descending))
    #expect(listing("sortBy=name").catalogSort == Sort(.name, .ascending))
    #expect(listing("sortBy=price").catalogSort == nil)
    #expect(listing("sortBy=price").nftSort == Sort(.price, .ascending))
    #expect(listing("sortBy=rating").nftSort == Sort(.rating, .ascending))
    #expect(listing("sortBy=nfts").nftSort == nil)
    #expect(listing("sortBy=rating,desc").userSort == Sort(.rating, .descending))
    #expect(listing("").userSort == nil)
  }

  @Test("may ask for an author and for words of a name")
  func filters() {
    #expect(listing("author=12").author == "12")
    #expect(listing("author=Origami%20Ferry").author == "Origami Ferry")
    #expect(listing("name=Fox&sortBy=name").name?.matches("A fox") == true)
    #expect(listing("name=&author=").name == nil && listing("author=").author == nil)
  }
}
