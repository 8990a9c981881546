import Market
import Testing

@Suite("A rating")
struct RatingTests {
  @Test("has 0 to 5 stars", arguments: 0...5)
  func possible(stars: Int) {
    #expect(Rating(stars)?.stars == stars)
    #expect(Rating(clamping: stars).stars == stars)
  }

  @Test("is refused outside", arguments: [-1, 6, 8, 9, .min, .max])
  func impossible(stars: Int) {
    #expect(Rating(stars) == nil)
  }

  @Test("is clamped where a server sent too much or too little")
  func clamped() {
    #expect([-1, .min, 6, 9, .max].map { Rating(clamping: $0).stars } == [0, 0, 5, 5, 5])
  }

  @Test("is better with more stars")
  func compared() {
    #expect(Rating(clamping: 2) < Rating(clamping: 3))
    #expect((0...5).reversed().map(Rating.init(clamping:)).sorted().map(\.stars) == Array(0...5))
  }
}
