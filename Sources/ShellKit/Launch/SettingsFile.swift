internal import Glibc

/// The settings that outlive a session: a line `name value` each.
package struct SettingsFile {
  private let path: String

  /// Kept at `path`.
  package init(path: String) {
    self.path = path
  }

  /// Takes what the file says into `settings`; a missing file says nothing.
  ///
  /// Throws where a line is no setting, naming it.
  package func read(into settings: inout Settings) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(
        "settings.unreadable", "The settings \(Quotation.of(path)) are no regular file.",
        status: .usage)
    }
    let source = try DescriptorSource(path: path)
    while let (text, place) = try source.nextLine(prompt: { Prompt("") }) {
      do throws(Failure) {
        let commands = try Self.commands(of: text)
        guard let words = commands.first?.words else { continue }
        let isWhole = commands.count == 1 && words.count == 2
        try settings.set(words[0], to: isWhole ? words[1] : "")
      } catch {
        throw Failure(error.code, place.prefix + error.message, status: error.status)
      }
    }
  }

  private static func commands(of line: String) throws(Failure) -> [CommandWords] {
    do throws(LineSplitter.Unfinished) { return try LineSplitter.split(line) } catch {
      throw error.failure
    }
  }

  /// Replaces the file with these settings, whole or not at all.
  package func write(_ settings: Settings) throws(Failure) {
    UserFolders.makeParents(of: path)
    let lines = Settings.names.map { "\($0) \(settings.value(of: $0) ?? "")\n" }
    try TextFile(path: path).write(lines.joined())
  }
}
