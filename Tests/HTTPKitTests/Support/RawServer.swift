import CMicroHTTPD
import Glibc

/// A server that answers every connection by the same bytes, whatever they are, and closes it.
final class RawServer {
  struct Failure: Error {}

  let port: Int
  private let descriptor: Int32

  /// Answers once something has come, or at once where `isHasty`.
  init(answer: String, isHasty: Bool = false) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      let general = UnsafeMutableRawPointer(address).assumingMemoryBound(to: sockaddr.self)
      return bind(listener, general, length) == 0 && listen(listener, 16) == 0
        && getsockname(listener, general, &length) == 0
    }
    guard isBound else { throw Failure() }
    descriptor = listener
    port = Int(in_port_t(bigEndian: address.sin_port))
    Thread.start {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        var room = [UInt8](repeating: 0, count: 4_096)
        if !isHasty { _ = recv(client, &room, room.count, 0) }
        let bytes = Array(answer.utf8)
        _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        shutdown(client, Int32(SHUT_WR))
        if !isHasty { while recv(client, &room, room.count, 0) > 0 {} }
        close(client)
      }
    }
  }

  deinit {
    // Ends the wait of its thread, too.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}
