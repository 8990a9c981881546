/// One run of a shell, a script or a server: who stands behind a change in the log.
public struct Session: Hashable, Sendable {
  /// Where a change comes from.
  public enum Origin: String, CaseIterable, Sendable {
    /// A person at a prompt.
    case shell
    /// A script, a pipe or a one-shot command.
    case script
    /// An app over HTTP.
    case phone
  }

  /// Names the session; undo works within one.
  public typealias ID = Identifier<Session>
  /// The session's name.
  public let id: ID
  /// What kind of session it is.
  public let origin: Origin

  /// Takes both as they are.
  public init(id: ID, origin: Origin) {
    self.id = id
    self.origin = origin
  }
}
