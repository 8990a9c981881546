/// An error of one feature, which has a case of its own for what went wrong outside.
public protocol FeatureError: CodedError {
  /// Wraps what a port threw.
  static func port(_ error: PortError) -> Self
}

extension FeatureError {
  /// Calls a port, and throws what it throws as an error of this feature.
  static func lifting<Value>(
    _ call: () throws(PortError) -> Value
  ) throws(Self) -> Value {
    do {
      return try call()
    } catch {
      throw .port(error)
    }
  }
}
