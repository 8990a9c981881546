/// What becomes of a list.
package enum ListUpdate: Hashable, Sendable {
  /// It stays as it is.
  case keep
  /// These take its place, in this order; none to clear it.
  case replace([APIIdentifier])
}
