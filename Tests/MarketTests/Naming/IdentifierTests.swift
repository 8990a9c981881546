import Market
import Testing

@Suite("An identifier")
struct IdentifierTests {
  @Test("does not tell upper case from lower")
  func letterCase() {
    let upper = NFT.ID("7773E33C-EC15-4230-A102-92426A3A6D5A")
    #expect(upper == NFT.ID("7773e33c-ec15-4230-a102-92426a3a6d5a"))
    #expect(upper.rawValue == "7773e33c-ec15-4230-a102-92426a3a6d5a")
    #expect(upper.description == upper.rawValue)
  }

  @Test("is ordered by its text")
  func order() {
    let ids = ["", "0", "1", "10", "2", "a", "aa", "b"].map { NFT.ID($0) }
    #expect(ids.reversed().sorted() == ids)
  }
}
