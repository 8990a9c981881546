internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// The thread beside those of libmicrohttpd: accepts, gives late answers, ends who is too slow.
final class Reception {
  private let service: Service
  private let daemon: OpaquePointer
  private var listeners: [Listener]
  /// Until when no connection is accepted, since the system has nothing left for one.
  private var pause = 0
  private var nextRound = 0

  init(_ service: Service, daemon: OpaquePointer, listeners: [Listener]) {
    self.service = service
    self.daemon = daemon
    self.listeners = listeners
  }

  /// Runs until the service closes.
  func run() {
    while !service.isClosing {
      let next = service.keepAppointments()
      watch()
      if service.isStopping { closeListeners() }
      wait(until: next)
    }
    closeListeners()
  }

  private var isAccepting: Bool {
    service.roster.count < service.options.connections && pause <= Monotonic.now
  }

  private func wait(until appointment: Int?) {
    let isAccepting = isAccepting
    var descriptors = [pollfd(fd: service.bell.descriptor, events: Int16(POLLIN), revents: 0)]
    if isAccepting {
      descriptors += listeners.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    }
    guard poll(&descriptors, nfds_t(descriptors.count), timeout(appointment, isAccepting)) > 0
    else { return }
    if descriptors[0].revents != 0 { service.bell.hush() }
    for ready in descriptors.dropFirst() where ready.revents != 0 { accept(from: ready.fd) }
  }

  /// Milliseconds to wait; for ever where nothing is to be done without a bell or a client.
  private func timeout(_ appointment: Int?, _ isAccepting: Bool) -> Int32 {
    var next = appointment ?? .max
    if service.roster.count > 0 { next = min(next, nextRound) }
    let now = Monotonic.now
    if !isAccepting, !listeners.isEmpty { next = min(next, now + 20) }
    return next == .max ? -1 : Int32(min(max(next - now, 0), 60_000))
  }

  private func accept(from listener: Int32) {
    // Few at a time, so that the others get their turn.
    for _ in 0..<64 where service.roster.count < service.options.connections {
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let socket = cmicrohttpd_accept(listener, &address, &length)
      guard socket >= 0 else {
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { pause = Monotonic.now + 100 }
        return
      }
      withUnsafeBytes(of: &address) { bytes in
        // A connection that is refused here is closed by the library.
        _ = service.library.functions.pointee.add_connection(
          daemon, socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
      }
    }
  }

  /// Ends the connections whose time is over, in rounds that come often enough.
  private func watch() {
    let now = Monotonic.now
    guard nextRound <= now else { return }
    nextRound = now + min(250, max(service.options.patience / 8, 10))
    service.roster.forEach {
      if $0.deadline.load(ordering: .relaxed) < now { $0.end(SHUT_RDWR) }
    }
  }

  private func closeListeners() {
    listeners.forEach { close($0.descriptor) }
    listeners = []
  }
}
