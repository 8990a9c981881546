/// What went wrong outside the domain: a store or a network that could not answer.
public struct PortError: CodedError, Equatable {
  /// The kinds of failure that a caller can act upon.
  public enum Kind: String, CaseIterable, Sendable {
    /// Somebody else holds the store, and waiting did not help.
    case busy
    /// The store can be read but not written.
    case readOnly = "read-only"
    /// There is no room left to write.
    case full
    /// The store is no store of ours, or is damaged.
    case unreadable
    /// The store was written by a newer version.
    case newer
    /// The store can't be opened or created where it should be.
    case unavailable
    /// What the call was about is there no more: somebody else took it away meanwhile.
    case gone
    /// The service could not be reached, or did not answer.
    case unreachable
    /// A request was sent and no answer came: whether it was done is not known.
    case uncertain
    /// The service failed at its own work.
    case failing
    /// The service answered that it won't do what was asked of it.
    case refused
    /// The answer of the service made no sense.
    case misread
    /// The service has no way to do what was asked of it.
    case unsupported
    /// The person gave up waiting.
    case stopped
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What failed, in words for a person: a clause without a full stop, naming the thing concerned.
  public let detail: String

  /// Takes the detail as it is.
  public init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// `store.busy` and its like; `network.unreachable` and `server.refused` for a service.
  public var code: String {
    switch kind {
    case .busy, .readOnly, .full, .unreadable, .newer, .unavailable, .gone:
      "store.\(kind.rawValue)"
    case .unreachable, .uncertain, .stopped: "network.\(kind.rawValue)"
    case .failing, .refused, .misread, .unsupported: "server.\(kind.rawValue)"
    }
  }
}
