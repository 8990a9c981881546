#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the files of a seed come from.
package enum SeedSource: Sendable {
  /// The program itself.
  case embedded
  /// A folder of files named as in Data/market.
  case folder(String)

  /// The bytes of a file; nil where the folder has none of that name.
  func bytes(of file: SeedFile) throws(SeedFault) -> [UInt8]? {
    guard case .folder(let folder) = self else { return file.embedded }
    let path = "\(folder)/\(file.name)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw SeedFault(file, "can't be read")
    }
  }
}
