import Foundation
import Testing

/// A piece of Swift code that an article of the documentation shows.
struct Listing: Sendable, CustomTestStringConvertible {
  /// The article's file name.
  let article: String
  /// The lines, without the blanks they begin with.
  let text: String

  var testDescription: String {
    "\(article): \(text.prefix { $0 != "\n" })"
  }

  /// Every listing of every article.
  static let all = files(in: "Sources", "md").flatMap { url in
    read(url).components(separatedBy: "```swift\n").dropFirst().map { part in
      Listing(
        article: url.lastPathComponent,
        text: flush(part.components(separatedBy: "\n```").first ?? part))
    }
  }

  /// The Swift files that listings are taken from, as one text each.
  static let sources = (files(in: "Sources", "swift") + files(in: "Tests/LibraryUser", "swift"))
    .map { flush(read($0)) }

  /// The same lines, each moved to the left margin.
  private static func flush(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  private static func read(_ url: URL) -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  private static func files(in folder: String, _ suffix: String) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let url = walk?.nextObject() as? URL {
      if url.pathExtension == suffix { found.append(url) }
    }
    return found.sorted { $0.path() < $1.path() }
  }

  /// The folder of the marketplace's package.
  private static var root: URL {
    var folder = URL(filePath: #filePath)
    for _ in ["Listing.swift", "LibraryUserTests", "Tests", "LibraryUser", "Tests"] {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
