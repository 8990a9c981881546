/// Taking back what a session changed last, or bringing it back.
public enum Reversal: String, Hashable, Sendable {
  /// Takes back the last change that was not taken back yet, nor told to be overtaken.
  case undo
  /// Brings back what was taken back last, unless something was changed since.
  case redo

  /// What becomes of a step, given how its NFTs and the profile stand now: the rule of every store.
  ///
  /// An empty step comes to `nothing`. Of a thing that moved, its last change has to stand.
  public func outcome(
    for step: [Change], _ standings: [NFT.ID: Standing], _ profile: Profile
  ) -> ReversalOutcome {
    guard !step.isEmpty else { return .nothing }
    if let barrier = step.first(where: { $0.inverse == nil }) { return .barrier(barrier) }
    let inverses = step.reversed().compactMap(\.inverse)
    let (present, next) = self == .undo ? (step, inverses) : (inverses, step)
    let overtaken = present.enumerated().first { index, change in
      !change.stands(change.nft.flatMap { standings[$0] }, profile)
        && !present[(index + 1)...].contains { $0.isAbout(thePlaceOf: change) }
    }
    if let overtaken { return .overtaken(overtaken.element) }
    return .done(next)
  }
}
