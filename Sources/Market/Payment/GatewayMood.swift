/// How the pretend payment service behaves, so that each branch can be shown.
public enum GatewayMood: Hashable, Sendable {
  /// Every payment is accepted.
  case normal
  /// The next payment is declined; then all is normal again.
  case declineNext
  /// Every payment is declined.
  case declineAll
  /// So many calls, at least 1, find no service; then all is normal again.
  case unavailable(Int)
}
