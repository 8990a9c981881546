/// A field of the profile that can be edited; the raw value is the word people type.
public enum ProfileField: String, CaseIterable, Sendable {
  /// What the person is called.
  case name
  /// A few sentences.
  case description
  /// The person's site, a link.
  case website = "site"
  /// The person's picture, a link.
  case avatar

  /// The edit that gives this field a new value.
  public func edit(to value: String) -> ProfileEdit {
    switch self {
    case .name: .name(value)
    case .description: .description(value)
    case .website: .website(value)
    case .avatar: .avatar(value)
    }
  }
}

extension Profile {
  /// The value of a field as it is typed; empty for none.
  public subscript(_ field: ProfileField) -> String {
    switch field {
    case .name: name
    case .description: description
    case .website: website?.text ?? ""
    case .avatar: avatar?.text ?? ""
    }
  }

  /// Gives a field a value that it had before: what was good then is not judged anew.
  public mutating func restore(_ field: ProfileField, to value: String) {
    let link = value.isEmpty ? nil : Link(checked: value)
    switch field {
    case .name: name = value
    case .description: description = value
    case .website: website = link
    case .avatar: avatar = link
    }
  }
}
