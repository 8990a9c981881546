internal import Glibc

/// The two streams that the program speaks on.
enum Standard {
  static func output(_ text: String) { write(text, to: STDOUT_FILENO) }
  static func error(_ sentence: String) { write(sentence + "\n", to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }
}
