/// What the session changed in this world, step by step: a step is all that one command changed.
public protocol ChangeHistory {
  /// One atomic step: takes back or brings back this session's own step, as `Reversal` decides.
  ///
  /// What is put back into a list stands where it stood, if its place is free.
  func reverse(_ reversal: Reversal) throws(PortError) -> ReversalOutcome
}
