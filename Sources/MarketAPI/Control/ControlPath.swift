/// Paths of the surface that this project's server has for tests and shells, as clients use it.
package enum ControlPath: String, Sendable {
  /// How much the world holds.
  case summary = "/_/summary"
  /// Its paid orders.
  case orders = "/_/orders"
  /// Takes back its last change.
  case undo = "/_/undo"
  /// Brings that back.
  case redo = "/_/redo"
  /// Takes it back to its seed.
  case reset = "/_/reset"
  /// What was saved of it.
  case snapshots = "/_/snapshots"
  /// Saves it.
  case snapshot = "/_/snapshot"
  /// Brings back what was saved.
  case restore = "/_/restore"
  /// How the payment service behaves.
  case gateway = "/_/gateway"
  /// What goes wrong on the way.
  case weather = "/_/weather"
  /// The last requests.
  case requests = "/_/requests"
}
