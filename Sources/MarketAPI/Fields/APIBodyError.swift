internal import Market

/// Why a body was not understood; whoever throws it has changed nothing.
package enum APIBodyError: CodedError, Equatable {
  /// It has bytes that are no UTF-8, or zeros, as pictures and other encodings have.
  case notText
  /// It is a form of several parts, as uploads are.
  case multipart
  /// It begins like JSON and is none, or is nested deeper than 512 levels.
  case brokenJSON
  /// It is a JSON list, where an object was expected.
  case jsonList
  /// A key stands twice in a JSON object.
  case repeatedKey
  /// A field has no value of its kind; the second part says what it is not.
  case badField(String, String)
  /// Not one of its keys, or none at all, is known here.
  case unknownFields([String])
  /// A list holds more than so many ids.
  case tooMany(String, limit: Int)

  /// The stable code of each case.
  package var code: String {
    switch self {
    case .notText: "body.not-text"
    case .multipart: "body.multipart"
    case .brokenJSON: "body.broken-json"
    case .jsonList: "body.json-list"
    case .repeatedKey: "body.repeated-key"
    case .badField: "body.bad-field"
    case .unknownFields: "body.unknown-fields"
    case .tooMany: "body.too-many"
    }
  }
}

extension APIBodyError {
  /// What is wrong, as a sentence for whoever wrote the client.
  package var sentence: String {
    switch self {
    case .notText: "The body is not UTF-8 text."
    case .multipart: "The body is multipart/form-data, which this API does not take."
    case .brokenJSON: "The body begins like JSON, but is not valid JSON."
    case .jsonList: "The body is a JSON list, not an object."
    case .repeatedKey: "The body is a JSON object in which a key stands twice."
    case .badField(let name, let problem): "The field \(name) \(problem)."
    case .unknownFields(let names) where names.isEmpty: "The body is no form and no JSON object."
    case .unknownFields(let names): "The body has no known field, only \(Self.quoted(names))."
    case .tooMany(let name, let limit): "The field \(name) has more than \(limit) ids."
    }
  }

  /// The first few of them: a body may have thousands.
  private static func quoted(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "“\($0.prefix(40))”" }.joined(separator: ", ")
    return names.count > 3 ? shown + " and others" : shown
  }
}
