internal import Glibc

/// The signals that ask a server to end, which no thread started after this takes.
struct EndingSignals {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of them.
  func wait() {
    var (signals, signal) = (self.signals, Int32(0))
    while sigwait(&signals, &signal) != 0 {}
  }
}
