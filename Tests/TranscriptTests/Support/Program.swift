import Foundation

/// The built program, and the sessions of the tree it was built from.
enum Program {
  /// The program stands beside the one that runs the tests.
  static var path: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "nft").path(percentEncoded: false)
  }

  /// A folder of the tree.
  static func folder(_ name: String) -> URL {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: name)
  }

  /// The sessions of a folder, by name.
  static func sessions(in name: String) -> [Session] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder(name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "nft" }.map(Session.init)
      .sorted { $0.description < $1.description }
  }

  /// A session, called by its name in the reports of tests.
  struct Session: CustomStringConvertible, Sendable {
    let file: URL

    var path: String { file.path(percentEncoded: false) }
    var description: String { file.deletingPathExtension().lastPathComponent }
  }
}
