/// An error with a stable code, which shells, scripts and servers show beside their own words.
public protocol CodedError: Error {
  /// `area.reason`, in lower case with hyphens; it never changes once released.
  var code: String { get }
}
