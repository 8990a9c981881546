/// A world as a whole.
public protocol WorldRepository {
  /// How much of its person's doing the world holds.
  func summary() throws(PortError) -> WorldSummary
  /// Takes the world back to its seed, in one step: nothing of it is left half done.
  func reset() throws(PortError)
}
