/// Which way a list runs.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// From the smallest, or from the beginning of the alphabet.
  case ascending = "asc"
  /// From the largest, or from the end of the alphabet.
  case descending = "desc"
}
