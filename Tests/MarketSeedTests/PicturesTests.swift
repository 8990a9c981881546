import Market
import MarketAPI
import MarketSeed
import PictureKit
import Testing

/// What answers promise of the pictures that they refer to.
@Suite("The embedded pictures")
struct PicturesTests {
  private let seed: WorldSeed

  init() throws {
    seed = try SeedLoader(source: .embedded).load().seed
  }

  /// Every picture that the seeds name, with the size that its kind has.
  private var expected: [(picture: APIPicture, width: Int, height: Int)] {
    seed.nfts.flatMap { nft in
      nft.images.indices.map { (.nft(APIIdentifier(of: nft), $0 + 1), 360, 360) }
    }
      + seed.collections.map { (.collection(APIIdentifier(of: $0)), 720, 300) }
      + seed.users.map { (.user(APIIdentifier(of: $0)), 240, 240) }
      + seed.currencies.map { (.currency($0.pictureName), 144, 144) }
      + [(.profile, 240, 240)]
  }

  /// The name that a picture's path gives it.
  private func name(_ picture: APIPicture) -> String {
    String(picture.path.dropFirst("/pictures/".count).dropLast(".png".count))
  }

  @Test("are there for everything that the seeds name, and for nothing else")
  func complete() {
    #expect(Set(Pictures.names) == Set(expected.map { name($0.picture) }))
    #expect(Pictures.names == Pictures.names.sorted())
  }

  @Test("decode, and have the size of their kind")
  func sizes() throws {
    for entry in expected {
      let png = try #require(Pictures.png(of: entry.picture), "\(entry.picture)")
      let raster = try PNG.decoded(Array(png))
      #expect(raster.width == entry.width && raster.height == entry.height, "\(entry.picture)")
      let first = raster.pixels[0]
      #expect(raster.pixels.contains { $0 != first }, "\(entry.picture) shows something")
    }
  }

  @Test("differ from each other, and have at most 3 MB in all")
  func different() {
    let files = Pictures.names.compactMap { Pictures.png($0).map(Array.init) }
    #expect(Set(files).count == expected.count)
    #expect(files.reduce(0) { $0 + $1.count } <= 3_000_000)
  }

  @Test(
    "are found under a name alone, to the letter",
    arguments: [
      "", "nfts", "nfts/", "nfts/1", "nfts/161-1", "NFTS/1-1", "nfts/1-1.png", "zzz", "a",
    ])
  func unknownNames(name: String) {
    #expect(Pictures.png(name) == nil)
  }

  @Test("are lent to NFTs, collections and users of larger worlds, always the same")
  func larger() throws {
    for number in [161, 1_000_000, Int.max] {
      let three = try (1...3).map {
        Array(try #require(Pictures.png(of: .nft(.number(number), $0))))
      }
      #expect(Set(three).count == 3)
      let again = Pictures.png(of: .nft(.number(number), 1)).map(Array.init)
      #expect(again == three[0])
      for picture in [APIPicture.collection(.number(number)), .user(.number(number))] {
        #expect(Pictures.png(of: picture) != nil)
      }
    }
    let neighbours = try [500, 501].map {
      Array(try #require(Pictures.png(of: .nft(.number($0), 1))))
    }
    #expect(neighbours[0] != neighbours[1])
  }

  @Test(
    "are not lent to what can't be",
    arguments: [
      APIPicture.nft(.number(0), 1), .nft(.number(1), 0), .nft(.number(-1), 1), .nft(.text("a"), 1),
      .collection(.number(0)), .collection(.text("a")), .user(.number(-3)), .currency("monero"),
      .currency(""),
    ])
  func impossible(picture: APIPicture) {
    #expect(Pictures.png(of: picture) == nil)
  }
}
