/// What a person calls a saved state of a world.
public struct SnapshotName: Hashable, Sendable {
  /// The most characters (Unicode scalars) of a name.
  public static let longest = 64
  /// The name.
  public let text: String

  /// Nil unless it has 1 to 64 visible characters; blanks may stand between them.
  public init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard (1...Self.longest).contains(scalars.count), scalars.first != " ", scalars.last != " ",
      scalars.allSatisfy(Self.isVisible)
    else { return nil }
    self.text = text
  }

  /// Takes a name that is known to be good: a store's row.
  public init(checked text: String) {
    self.text = text
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: false
    case .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
