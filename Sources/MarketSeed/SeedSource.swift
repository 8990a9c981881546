internal import Glibc
internal import Market

/// Where the files of a seed come from.
package enum SeedSource: Sendable {
  /// The program itself.
  case embedded
  /// A folder of files named as in Data/market.
  case folder(String)

  /// Whether there is such a file.
  func has(_ file: SeedFile) -> Bool {
    guard case .folder(let folder) = self else { return true }
    return access("\(folder)/\(file.name)", F_OK) == 0
  }

  /// The bytes of a file, to be read from its beginning.
  func bytes(of file: SeedFile) throws(SeedFault) -> SeedBytes {
    switch self {
    case .embedded: SeedBytes(file, embedded: file.embedded)
    case .folder(let folder): try SeedBytes(file, path: "\(folder)/\(file.name)")
    }
  }
}
