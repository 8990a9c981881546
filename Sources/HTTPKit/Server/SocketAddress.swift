internal import CMicroHTTPD
internal import Glibc

/// An address that a socket can be bound to.
struct SocketAddress {
  let family: Int32
  /// Numeric.
  let text: String
  private let storage: [UInt8]

  /// What a number or a name stands for.
  static func resolve(_ name: String) throws(HTTPServerError) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &list) == 0 else { throw .addressUnavailable(name) }
    defer { freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr, [AF_INET, AF_INET6].contains(entry.ai_family) {
        found.append(SocketAddress(address, length: Int(entry.ai_addrlen)))
      }
      next = entry.ai_next
    }
    return found
  }

  private init(_ address: UnsafeMutablePointer<sockaddr>, length: Int) {
    family = Int32(address.pointee.sa_family)
    text = Peer(address).address
    storage = Array(UnsafeRawBufferPointer(start: address, count: length))
  }

  /// Binds a socket to the address; the system chooses a port for 0.
  func bind(_ descriptor: Int32, port: Int) -> Bool {
    var bytes = storage
    // Both kinds of address have the port behind the family, the high byte first.
    bytes[2] = UInt8(truncatingIfNeeded: port >> 8)
    bytes[3] = UInt8(truncatingIfNeeded: port)
    return bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return false }
      let address = start.assumingMemoryBound(to: sockaddr.self)
      return Glibc.bind(descriptor, address, socklen_t(bytes.count)) == 0
    }
  }

  /// The port that a socket is bound to.
  static func port(of descriptor: Int32) -> Int {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &storage) { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &length)
      return Int(bytes[2]) << 8 | Int(bytes[3])
    }
  }
}
