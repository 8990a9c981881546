/// A user and the place among all users.
public struct RankedUser: Hashable, Sendable {
  /// Who holds the place.
  public let user: User
  /// One more than the number of users with a higher rating: equal ratings share a place.
  public let place: Int

  /// Takes both as they are.
  public init(user: User, place: Int) {
    self.user = user
    self.place = place
  }
}
