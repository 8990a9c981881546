import Glibc

/// Threads for tests that block, which would stop the few threads that Swift runs tasks on.
enum Thread {
  /// Runs `body` on a thread of its own.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, runWork, work.toOpaque())
    if failure == 0 { pthread_detach(thread) } else { work.release() }
  }

  fileprivate final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<Thread.Work>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}

/// Lets the calling thread sleep.
func pause(milliseconds: Int) {
  usleep(UInt32(milliseconds) * 1_000)
}
