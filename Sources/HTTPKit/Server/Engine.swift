internal import CMicroHTTPD
internal import Glibc

/// The threads of a running server.
final class Engine: @unchecked Sendable {
  // Unchecked because of the daemon's pointer: the server uses an engine under its lock.
  private let service: Service
  private let daemon: OpaquePointer
  private let reception: pthread_t

  /// Takes the listeners over, also where it throws.
  init(_ service: Service, _ listeners: [Listener]) throws(HTTPServerError) {
    // Signals stay with the threads that the program has already: ^C has to reach its own.
    let masked = SignalMask.blockAll()
    defer { masked.restore() }
    guard let daemon = Engine.startDaemon(service) else {
      let code = errno
      listeners.forEach { close($0.descriptor) }
      throw code == EMFILE ? .tooManyFiles : .system(String(cString: strerror(code)))
    }
    let work = Unmanaged.passRetained(Reception(service, daemon: daemon, listeners: listeners))
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, runReception, work.toOpaque())
    guard failure == 0 else {
      work.release()
      listeners.forEach { close($0.descriptor) }
      service.library.functions.pointee.stop_daemon(daemon)
      throw .system(String(cString: strerror(failure)))
    }
    self.service = service
    self.daemon = daemon
    reception = thread
  }

  /// Ends all connections and threads.
  func stop(within milliseconds: Int) {
    let end = Monotonic.now + milliseconds
    service.beginStopping()
    while service.roster.count > 0 {
      let left = end - Monotonic.now
      if left <= 0 { break }
      var descriptor = pollfd(fd: service.farewell.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(min(left, 60_000)))
      service.farewell.hush()
    }
    service.beginClosing()
    service.bell.ring()
    pthread_join(reception, nil)
    service.library.functions.pointee.stop_daemon(daemon)
    service.end()
    Unmanaged.passUnretained(service).release()
  }

  private static func startDaemon(_ service: Service) -> OpaquePointer? {
    // The daemon's own reference, given back when it has stopped.
    let context = Unmanaged.passRetained(service)
    let threads = max(service.options.threads, 1)
    var plan = cmicrohttpd_plan(
      context: context.toOpaque(), threads: UInt32(threads),
      // Each thread has its share, and the reception counts: nobody is turned away in between.
      connections: UInt32((service.options.connections + 128) * threads),
      memory: service.options.memory, target: targetArrived, request: requestAdvanced,
      completed: requestCompleted, connection: connectionChanged)
    let daemon = cmicrohttpd_start(service.library.functions, &plan)
    if daemon == nil { context.release() }
    return daemon
  }
}

private func runReception(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Reception>.fromOpaque(work).takeRetainedValue().run() }
  return nil
}
