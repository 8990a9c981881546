/// A change with all that the log knows of it.
public struct LoggedChange: Hashable, Sendable {
  /// Counts the changes of all worlds, in the order in which they were made.
  public let number: Int
  /// The number of the first change of its step: of all that one command or request changed.
  public let step: Int
  /// What was changed.
  public let change: Change
  /// Whose change it was.
  public let session: Session
  /// When it was made.
  public let at: Timestamp
  /// Whether it took something back or brought it back; nil for a change of its own.
  public let reversal: Reversal?

  /// Takes everything as it is.
  public init(
    number: Int, step: Int, change: Change, session: Session, at moment: Timestamp,
    reversal: Reversal?
  ) {
    self.number = number
    self.step = step
    self.change = change
    self.session = session
    at = moment
    self.reversal = reversal
  }
}
