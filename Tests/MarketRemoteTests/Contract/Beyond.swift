import MarketContract

/// Promises that a client can't keep over HTTP, with the reason for each.
///
/// Those of `OrderContract` and of the suites that pay through a service of their own are left out
/// as a whole: over HTTP a payment can't be opened apart from being made, since asking for it is
/// paying (API contract 1.6). `RemotePaymentTests` holds the client to what it comes to.
enum Beyond {
  /// The whole list is sent: the server is not told in which order things went out of it.
  private static let lists = "a whole list does not tell the order of what was removed"
  /// The test pays by a service of its own, which the server does not hear of.
  private static let payments = "a payment by another service is none of the server's"
  /// The server dates snapshots, and sorts of screens are the client's own.
  private static let snapshots = "the server dates snapshots, and knows no sorts of screens"

  /// What this project's server can't keep.
  static let own = [
    "a command is one step, whatever number of things it changed": lists,
    "a step that adds and removes is reversed as a whole": lists,
    "a payment is a barrier, named by its order": payments,
    "what was done after a barrier can be undone, and no more": payments,
    "of several barriers the last is named": payments,
    "a payment that is settled again is no other barrier": payments,
    "a payment and its later delivery are barriers, what came after can be undone": payments,
    "a world goes on after a reset as a new one does": payments,
    "a restored world is as it was saved, whatever was done since": payments,
    "a world goes on from a snapshot as it went on from there before": payments,
    "a snapshot may be restored again and again, and outlives a reset": payments,
    "a snapshot of the same name gives way to the new one": snapshots,
  ]

  /// What a server without additions can't keep besides.
  static let plain = [
    "a list that is sent as it is changes nothing": "it has no history to see that by"
  ]

  /// What a server without additions can be held to, if it has numbers: nothing of snapshots,
  /// resets, undo and orders.
  static let plainSuites =
    CatalogContract.promises + BrowseContract.promises + NFTContract.promises
    + UserContract.promises + FavoritesContract.promises + CartContract.promises
    + WholeListContract.promises + ProfileContract.promises + SortContract.promises
}
