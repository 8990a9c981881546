package import Market

/// What was saved of a world, as `/_/snapshots` answers.
package struct SnapshotAnswer: Decodable, Sendable {
  /// The snapshot.
  package let snapshot: WorldSnapshot

  package init(from decoder: any Decoder) throws {
    let fields = try AnswerFields(decoder)
    guard let name = SnapshotName(try fields.text("name")) else {
      throw fields.fault("name", "is no name of a snapshot")
    }
    snapshot = WorldSnapshot(name: name, takenAt: try fields.moment("takenAt"))
  }
}
