/// Why the profile could not be changed; whatever is thrown, nothing was.
public enum ProfileError: FeatureError, Equatable {
  /// A name must have at least one character that is no blank.
  case emptyName
  /// The text is longer than `limit`: Unicode scalars of a text, bytes of UTF-8 of a link.
  case tooLong(ProfileField, limit: Int)
  /// The text has a control character in it.
  case controlCharacter(ProfileField)
  /// The text is no http or https address.
  case badLink(ProfileField)
  /// The store or the network failed.
  case port(PortError)

  /// The stable code of each case.
  public var code: String {
    switch self {
    case .emptyName: "profile.empty-name"
    case .tooLong: "profile.too-long"
    case .controlCharacter: "profile.control-character"
    case .badLink: "profile.bad-link"
    case .port(let error): error.code
    }
  }
}
