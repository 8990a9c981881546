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
    guard access(path, F_OK) == 0 else { return }
    let source = try DescriptorSource(path: path)
    while let (text, place) = try source.nextLine(prompt: { Prompt("") }) {
      guard let words = (try? LineSplitter.split(text))?.first?.words else { continue }
      do throws(Failure) {
        try settings.set(words[0], to: words.count == 2 ? words[1] : "")
      } catch {
        throw Failure(error.code, place.prefix + error.message, status: error.status)
      }
    }
  }

  /// Replaces the file with these settings, whole or not at all.
  package func write(_ settings: Settings) throws(Failure) {
    UserFolders.makeParents(of: path)
    let lines = Settings.names.map { "\($0) \(settings.value(of: $0) ?? "")\n" }
    try TextFile(path: path).write(lines.joined())
  }
}
