import Foundation

extension Sandbox {
  /// Writes a file; the result is its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file that need not be text; folders above it are made.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return path(name)
  }

  /// What a file holds.
  func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }

  /// What a text file holds.
  func text(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  /// Whether there is something of that name.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// Copies the market's seeds into a folder; the result is its path.
  func copySeeds(to name: String) throws -> String {
    try FileManager.default.copyItem(
      at: Program.folder("Data/market"), to: URL(filePath: path(name)))
    return path(name)
  }

  /// Replaces the first occurrence of a text in a file.
  func replace(_ old: String, by new: String, in name: String) throws {
    let text = try text(name)
    guard let range = text.range(of: old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacingCharacters(in: range, with: new), to: name)
  }
}
