internal import Glibc

/// Keeps the end of a connection from ending the process while this thread writes to it.
struct PipeSignal {
  private let before: sigset_t
  private let wasPending: Bool

  /// Blocks SIGPIPE for this thread.
  static func block() -> PipeSignal {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    let wasPending = isPending
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    return PipeSignal(before: before, wasPending: wasPending)
  }

  /// Makes it as it was, without a signal that came in between.
  func restore() {
    if !wasPending, PipeSignal.isPending {
      var (pipe, none) = (sigset_t(), timespec())
      sigemptyset(&pipe)
      sigaddset(&pipe, SIGPIPE)
      sigtimedwait(&pipe, nil, &none)
    }
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}
