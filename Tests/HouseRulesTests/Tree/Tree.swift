import Foundation

/// The package as it lies on the disk, found from where this file stands.
enum Tree {
  /// Every text file but those that `.gitignore` names.
  static let files = read()
  /// The Swift files below `Sources` and `Tests`, and the manifest.
  static let swift = files.filter(\.isSwift)
  /// The Swift and C files of the product.
  static let sources = files.filter { $0.isSource && ($0.isSwift || $0.isC) }

  /// The file at a path; nil where there is none.
  static func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  private static var root: URL {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    for _ in ["Tree.swift", "Tree", "HouseRulesTests", "Tests"] { folder.deleteLastPathComponent() }
    return folder
  }

  private static func read() -> [SourceFile] {
    let root = root
    let ignored = [".build", ".git", ".swiftpm", ".DS_Store"]
    var files: [SourceFile] = []
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let url = walk?.nextObject() as? URL {
      if ignored.contains(url.lastPathComponent) || url.pathExtension == "xcodeproj" {
        walk?.skipDescendants()
      } else if let data = try? Data(contentsOf: url),
        let text = String(data: data, encoding: .utf8)
      {
        let path = url.standardizedFileURL.path().dropFirst(root.path().count)
        files.append(SourceFile(String(path).trimmingPrefix("/").description, text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
