/// Why a snapshot was not taken or not restored; whatever is thrown, nothing was changed.
public enum SnapshotError: FeatureError, Equatable {
  /// A name has 1 to 64 visible characters.
  case badName(String)
  /// The world keeps as many as it may.
  case tooMany(limit: Int)
  /// There is none of this name.
  case notFound(String)
  /// The store or the network failed.
  case port(PortError)

  /// The stable code of each case.
  public var code: String {
    switch self {
    case .badName: "snapshot.bad-name"
    case .tooMany: "snapshot.too-many"
    case .notFound: "snapshot.not-found"
    case .port(let error): error.code
    }
  }
}
