internal import Market

/// How a refused profile is told to whoever wrote the client.
extension ProfileError {
  var sentence: String {
    switch self {
    case .emptyName: "A profile needs a name."
    case .tooLong(let field, let limit): "The \(field.rawValue) is longer than \(limit)."
    case .controlCharacter(let field): "The \(field.rawValue) has a control character."
    case .badLink(let field): "The \(field.rawValue) is no http or https address."
    case .port(let error): "\(error.detail)."
    }
  }

  var expectation: String? {
    switch self {
    case .emptyName: "A name of 1 to \(Profile.longestName) characters."
    case .tooLong(_, let limit): "At most \(limit)."
    case .controlCharacter: "Text without control characters."
    case .badLink: "An address such as https://example.com/me, or nothing."
    case .port: nil
    }
  }
}
