internal import Glibc
internal import Market

/// The bytes of one file of a seed, read a piece at a time.
final class SeedBytes {
  let file: SeedFile
  private let descriptor: Int32?
  private var embedded: ArraySlice<UInt8>
  private let pieceSize: Int
  private var piece: [UInt8]

  init(_ file: SeedFile, embedded: [UInt8], pieceSize: Int = 1 << 16) {
    self.file = file
    self.embedded = embedded[...]
    self.pieceSize = pieceSize
    descriptor = nil
    piece = []
  }

  init(_ file: SeedFile, path: String, pieceSize: Int = 1 << 16) throws(SeedFault) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SeedFault(file, "can't be read") }
    self.file = file
    self.descriptor = descriptor
    self.pieceSize = pieceSize
    embedded = []
    piece = [UInt8](repeating: 0, count: pieceSize)
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  /// The next bytes; empty at the end.
  func next() throws(SeedFault) -> ArraySlice<UInt8> {
    guard let descriptor else {
      defer { embedded = embedded.dropFirst(pieceSize) }
      return embedded.prefix(pieceSize)
    }
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return piece[..<count] }
      guard errno == EINTR else { throw SeedFault(file, "can't be read") }
    }
  }
}
