package import Market
internal import SQLiteKit

extension SQLiteMarket: FavoritesRepository {
  package func favorites(_ window: Window) throws(PortError) -> Page<NFT> {
    try readTogether { () throws(SQLiteError) in
      try list(.favorites).page(orderBy: "favorites.position", window)
    }
  }

  package func updateFavorites<Answer>(
    _ ids: [NFT.ID], _ decide: ([NFT.ID: Standing]) -> (FavoritesChange, Answer)
  ) throws(PortError) -> Answer {
    try update(list(.favorites), ids) { standings in
      let (change, answer) = decide(standings)
      return (change.like, change.unlike, answer)
    }
  }

  package func favoritesList() throws(PortError) -> [NFT.ID] {
    try read { () throws(SQLiteError) in try list(.favorites).ids() }
  }

  package func replaceFavorites(_ ids: [NFT.ID]) throws(PortError) -> [NFT.ID] {
    try write { (log) throws(SQLiteError) in try replace(list(.favorites), by: ids, log) }
  }
}
