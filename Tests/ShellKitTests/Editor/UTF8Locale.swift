import Glibc

/// Widths of characters are the locale's: the editor sets it, a test without an editor does here.
enum UTF8Locale {
  private static let isSet = setlocale(LC_CTYPE, "C.UTF-8") != nil

  /// Sets the locale once for all tests.
  static func set() {
    _ = isSet
  }
}
