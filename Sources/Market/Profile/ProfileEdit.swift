/// A new value for one field of the profile, as typed.
public enum ProfileEdit: Hashable, Sendable {
  /// 1 to 50 characters, once blanks at its ends are dropped.
  case name(String)
  /// At most 500 characters; empty for none.
  case description(String)
  /// A new site; empty for none.
  case website(String)
  /// A new picture, which is a link: nothing is uploaded (brief); empty for none.
  case avatar(String)
}

extension Profile {
  /// The most characters (Unicode scalars) of a name.
  public static let longestName = 50
  /// The most characters (Unicode scalars) of a description.
  public static let longestDescription = 500

  /// Takes an edit in, or throws why not and stays as it was.
  ///
  /// Throws `emptyName`, `tooLong`, `controlCharacter` or `badLink`.
  public mutating func apply(_ edit: ProfileEdit) throws(ProfileError) {
    switch edit {
    case .name(let text):
      let trimmed = Self.trimmed(text)
      if trimmed.isEmpty { throw .emptyName }
      name = try Self.checked(trimmed, atMost: Self.longestName, field: .name)
    case .description(let text):
      description = try Self.checked(text, atMost: Self.longestDescription, field: .description)
    case .website(let text):
      website = try Self.link(text, field: .website)
    case .avatar(let text):
      avatar = try Self.link(text, field: .avatar)
    }
  }

  private static func checked(
    _ text: String, atMost limit: Int, field: ProfileField
  ) throws(ProfileError) -> String {
    // Scalars, so that a character can't carry thousands of accents past the limit.
    if text.unicodeScalars.count > limit { throw .tooLong(field, limit: limit) }
    let isClean = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    if !isClean { throw .controlCharacter(field) }
    return text
  }

  private static func link(_ text: String, field: ProfileField) throws(ProfileError) -> Link? {
    if text.isEmpty { return nil }
    if text.utf8.count > Link.longest { throw .tooLong(field, limit: Link.longest) }
    guard let link = Link(text) else { throw .badLink(field) }
    return link
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
