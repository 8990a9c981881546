/// One picture that is asked for.
struct Piece {
  /// The NFT's place in its collection, from 0: it decides what the picture shows.
  let place: Int
  /// Which of the NFT's pictures it is, from 1: it decides the light and the point of view.
  let index: Int
  /// For what may be anywhere.
  var chance: Chance

  /// One of several for each picture of an NFT; neighbours in a collection differ too.
  func choice<Thing>(_ things: [Thing]) -> Thing {
    things[(place + index - 1) % things.count]
  }
}
