internal import Glibc

/// A socket that clients connect to.
struct Listener {
  let descriptor: Int32
  /// The numeric address, as it was bound.
  let address: String
  let port: Int

  /// One for each address, all on one port; throws what keeps the first of them from being there.
  static func open(_ addresses: [String], port: Int) throws(HTTPServerError) -> [Listener] {
    // A port that the system chose for the first address may be taken on the second.
    for _ in 0..<(port == 0 ? 20 : 1) {
      do throws(HTTPServerError) {
        return try openOnce(addresses, port: port)
      } catch .portInUse where port == 0 {
        continue
      }
    }
    throw .portInUse(port: port, free: nil)
  }

  /// A port near this one, or else any, that nobody has on these addresses; nil without one.
  static func freePort(near port: Int, on addresses: [String]) -> Int? {
    let candidates = (1...20).map { port + $0 }.filter { $0 <= 65_535 } + [0]
    for candidate in candidates {
      guard let listeners = try? open(addresses, port: candidate) else { continue }
      listeners.forEach { close($0.descriptor) }
      return listeners.first?.port
    }
    return nil
  }

  private static func openOnce(
    _ addresses: [String], port: Int
  ) throws(HTTPServerError) -> [Listener] {
    var (listeners, missing) = ([Listener](), HTTPServerError.addressUnavailable(""))
    do throws(HTTPServerError) {
      for address in addresses {
        do throws(HTTPServerError) {
          for found in try SocketAddress.resolve(address)
          where !listeners.contains(where: { $0.address == found.text }) {
            listeners.append(try Listener(found, port: listeners.first?.port ?? port))
          }
        } catch .addressUnavailable {
          missing = .addressUnavailable(address)
        }
      }
    } catch {
      listeners.forEach { close($0.descriptor) }
      throw error
    }
    if listeners.isEmpty { throw missing }
    return listeners
  }

  private init(_ address: SocketAddress, port: Int) throws(HTTPServerError) {
    let descriptor = socket(
      address.family, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
      0)
    guard descriptor >= 0 else { throw Listener.error(errno, address, port) }
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // A port that was just given back can be had again, and one that is in use cannot.
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
    if address.family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &on, size)
    }
    guard address.bind(descriptor, port: port), listen(descriptor, SOMAXCONN) == 0 else {
      let code = errno
      close(descriptor)
      throw Listener.error(code, address, port)
    }
    self.descriptor = descriptor
    self.address = address.text
    self.port = SocketAddress.port(of: descriptor)
  }

  private static func error(
    _ code: Int32, _ address: SocketAddress, _ port: Int
  ) -> HTTPServerError {
    switch code {
    case EADDRINUSE: .portInUse(port: port, free: nil)
    case EADDRNOTAVAIL, EAFNOSUPPORT: .addressUnavailable(address.text)
    case EACCES, EPERM: .notPermitted(port: port)
    case EMFILE, ENFILE: .tooManyFiles
    default: .system(String(cString: strerror(code)))
    }
  }
}
