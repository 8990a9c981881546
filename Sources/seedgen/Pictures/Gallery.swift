internal import Market
internal import MarketAPI
internal import MarketSeed

/// Every picture that the answers about a seed refer to.
struct Gallery {
  /// Sorted by name.
  let drawings: [Drawing]
  /// Pictures do not change with a world's seed.
  private static let seed: UInt64 = 1

  /// Reads the seeds of a folder.
  init(_ folder: String) throws(GenerationError) {
    let seed: WorldSeed
    do throws(SeedFault) {
      seed = try SeedLoader(source: .folder(folder)).load().seed
    } catch {
      throw .outside("The seeds of \(folder) can't be drawn", "\(error)")
    }
    let all =
      Self.collections(seed) + Self.nfts(seed) + Self.users(seed) + Self.currencies(seed)
      + [
        Drawing("profiles/1", 240, 240) { canvas in
          Avatars.draw(Avatars.person, on: canvas, Chance(Self.seed, .avatar, 0))
        }
      ]
    drawings = all.sorted { $0.name < $1.name }
  }

  private static func collections(_ seed: WorldSeed) -> [Drawing] {
    seed.collections.map { collection in
      let number = collection.number ?? 0
      return Drawing("collections/\(number)", 720, 300) { canvas in
        Families.of(number).cover(on: canvas, Chance(Self.seed, .cover, number))
      }
    }
  }

  private static func nfts(_ seed: WorldSeed) -> [Drawing] {
    let numbers = Dictionary(
      seed.collections.map { ($0.id, $0.number ?? 0) }, uniquingKeysWith: { first, _ in first })
    var counts: [Int: Int] = [:]
    let sorted = seed.nfts.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    return sorted.flatMap { nft -> [Drawing] in
      let collection = nft.collection.flatMap { numbers[$0] } ?? 0
      let (number, place) = (nft.number ?? 0, counts[collection, default: 0])
      counts[collection] = place + 1
      return nft.images.indices.map { index in
        let chance = Chance(Self.seed, .picture, 8 * number + index)
        let piece = Piece(place: place, index: index + 1, chance: chance)
        return Drawing("nfts/\(number)-\(index + 1)", 360, 360) { canvas in
          Families.of(collection).draw(piece, on: canvas)
        }
      }
    }
  }

  private static func users(_ seed: WorldSeed) -> [Drawing] {
    seed.users.map { user in
      let number = user.number ?? 0
      return Drawing("users/\(number)", 240, 240) { canvas in
        Avatars.draw(number, on: canvas, Chance(Self.seed, .avatar, number))
      }
    }
  }

  private static func currencies(_ seed: WorldSeed) -> [Drawing] {
    seed.currencies.map { currency in
      Drawing("currencies/\(currency.pictureName)", 144, 144) { canvas in
        Coins.draw(currency.number, on: canvas)
      }
    }
  }
}
