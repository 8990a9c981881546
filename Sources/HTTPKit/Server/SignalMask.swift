internal import Glibc

/// Which signals a thread takes, before they were all blocked.
struct SignalMask {
  private var before = sigset_t()

  /// Blocks every signal, for this thread and those that it starts.
  static func blockAll() -> SignalMask {
    var mask = SignalMask()
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &mask.before)
    return mask
  }

  /// Makes it as it was.
  func restore() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
