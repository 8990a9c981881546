/// A world as a whole.
public protocol WorldRepository {
  /// How much of its person's doing the world holds.
  func summary() throws(PortError) -> WorldSummary
  /// Takes the world back to its seed, in one step: nothing of it is left half done.
  ///
  /// Snapshots stay.
  func reset() throws(PortError)
  /// Saves all that is the person's own; a snapshot of the same name gives way to it.
  ///
  /// Gives false, and saves nothing, where the world keeps `WorldSnapshot.mostKept` others.
  func snapshot(named name: SnapshotName, at moment: Timestamp) throws(PortError) -> Bool
  /// Brings back what was saved, in one step; answers that were remembered go, as in a reset.
  ///
  /// Gives false, and changes nothing, where there is no such snapshot.
  func restore(named name: SnapshotName) throws(PortError) -> Bool
  /// The snapshots that there are, by name in the order of code points.
  func snapshots() throws(PortError) -> [WorldSnapshot]
}
