/// Why an answer or a seed entry that decodes is still no value of the domain.
public struct PayloadError: Error, Equatable {
  /// The JSON key concerned.
  public let field: String
  /// What is wrong, as a clause after the field's name: `is empty`.
  public let problem: String

  /// Takes both as they are.
  public init(_ field: String, _ problem: String) {
    self.field = field
    self.problem = problem
  }
}
