internal import CMicroHTTPD
internal import Glibc

/// Where a connection comes from.
struct Peer {
  /// The numeric address: `127.0.0.1`, `::1`.
  let address: String
  /// Whether that is this machine.
  let isLoopback: Bool

  init(_ address: UnsafePointer<sockaddr>?) {
    guard let address else {
      self.init(address: "", isLoopback: false)
      return
    }
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let bytes = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      let first = UInt32(bigEndian: bytes.s_addr) >> 24
      self.init(address: Peer.text(AF_INET, bytes), isLoopback: first == 127)
    case AF_INET6:
      let bytes = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      let text = Peer.text(AF_INET6, bytes)
      self.init(address: text, isLoopback: text == "::1" || text.hasPrefix("::ffff:127."))
    default: self.init(address: "", isLoopback: false)
    }
  }

  private init(address: String, isLoopback: Bool) {
    self.address = address
    self.isLoopback = isLoopback
  }

  private static func text<Address>(_ family: Int32, _ address: Address) -> String {
    withUnsafeBytes(of: address) { bytes in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { room in
        guard
          let text = inet_ntop(family, bytes.baseAddress, room.baseAddress, socklen_t(room.count))
        else { return "" }
        return String(cString: text)
      }
    }
  }
}
