import Testing

/// Articles rot when the code they show goes on without them.
@Suite("A listing of an article")
struct ListingTests {
  @Test("stands in the sources, word for word", arguments: Listing.all)
  func verbatim(_ listing: Listing) {
    #expect(Listing.sources.contains { $0.contains(listing.text) })
  }

  @Test("is found wherever an article has one")
  func coverage() {
    let articles = Set(Listing.all.map(\.article))
    #expect(articles.isSuperset(of: ["FollowOneCommand.md", "UseItInAnApp.md"]))
  }
}
