/// What the session changed in this world, step by step: a step is all that one command changed.
public protocol ChangeHistory {
  /// One atomic step: takes back or brings back this session's own step, as `Reversal` decides.
  ///
  /// A step that was overtaken stays, and is passed over from the next time on, while it is so.
  /// What is put back into a list stands where it stood, if its place is free.
  func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome
}
