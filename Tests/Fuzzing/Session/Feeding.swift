internal import Glibc
internal import ShellKit

/// Hands bytes to a source as a pipe would: in pieces, then the end.
enum Feeding {
  /// Sends the bytes, then lets `body` work with the source that receives them.
  static func read(
    _ bytes: [UInt8], inPieces pieces: Int, _ body: (DescriptorSource) -> Void
  ) {
    // Packets keep the pieces apart, which a pipe would join.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0 else {
      fatalError("no pair of sockets")
    }
    let size = max(1, (bytes.count + pieces - 1) / pieces)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let piece = bytes[start..<min(start + size, bytes.count)]
      let sent = piece.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      guard sent == piece.count else { fatalError("the sockets take too little") }
    }
    close(ends[1])
    body(DescriptorSource(descriptor: ends[0], name: "script.nft"))
    close(ends[0])
  }
}
