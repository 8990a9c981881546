/// How far the filling of a store is.
package enum SeedProgress: Equatable, Sendable {
  /// So many collections were written.
  case collections(Int)
  /// So many NFTs of those that the collections hold were written; there may be others besides.
  case nfts(Int, held: Int)
  /// Everything is being put in order.
  case sorting
}
