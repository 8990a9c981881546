internal import Glibc
internal import Synchronization

/// A thread with one thing to do, which takes no signals: those belong to the main thread.
final class Worker: Sendable {
  private let thread: Mutex<pthread_t?>

  init(_ body: @escaping @Sendable () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body))
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    pthread_sigmask(SIG_SETMASK, &before, nil)
    if code != 0 { box.release() }
    self.thread = Mutex(code == 0 ? thread : nil)
  }

  /// Waits until it is done.
  func join() {
    let thread = self.thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    if let thread { pthread_join(thread, nil) }
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
