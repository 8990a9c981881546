import Foundation

/// A folder that is gone with the value.
final class TemporaryFolder {
  private let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "editor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file that need not be text.
  func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appending(path: name))
  }

  /// What a file holds.
  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }
}
