/// Lines of a text given whole, as with `-c`.
package final class TextSource: LineSource {
  private let lines: [Substring]
  private let name: String?
  private var next = 0

  /// The lines of `text`; `name` stands in messages.
  package init(_ text: String, name: String? = nil) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.name = name
  }

  package func nextLine(prompt: () -> Prompt) throws(Failure) -> (text: String, place: Place)? {
    guard next < lines.count else { return nil }
    next += 1
    return (String(lines[next - 1]), Place(name, line: next))
  }
}
