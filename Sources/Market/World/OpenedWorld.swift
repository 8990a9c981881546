/// A world that was opened, with all that a server needs of it.
public struct OpenedWorld {
  /// What use cases are made from.
  public let ports: MarketPorts
  /// Answers that may have to be given again.
  public let requests: any CompletedRequests
  /// What others change in it.
  public let changes: any ChangeFeed

  /// Takes one object that plays every role.
  public init(
    _ adapter: some CatalogSource & NFTSource & FavoritesRepository & CartRepository
      & CurrencySource & OrderRepository & OrderDelivery & ProfileRepository & UserSource
      & SortPreferences & WorldRepository & ChangeHistory & CompletedRequests & ChangeFeed
  ) {
    ports = MarketPorts(adapter)
    requests = adapter
    changes = adapter
  }
}
