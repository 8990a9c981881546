/// What undoing or redoing came to.
public enum ReversalOutcome: Hashable, Sendable {
  /// The session has nothing to take back, or to bring back.
  case nothing
  /// The last step is one that nothing takes back: a payment or a reset.
  case barrier(Change)
  /// What this change did has been changed since, so that the step stays; the next time it is
  /// passed over.
  case overtaken(Change)
  /// These changes were made, all of them.
  case done([Change])
}
