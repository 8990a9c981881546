internal import Glibc
internal import Synchronization

/// Shows a long text a screenful at a time, by `less` where there is one.
enum Pager {
  /// The pager's process, while it runs; else 0.
  fileprivate static let process = Atomic<pid_t>(0)
  /// The signal that asked this program to end while it ran; else 0.
  fileprivate static let ending = Atomic<Int32>(0)

  /// Hands the text to `less -FRX`; false where that can't be started.
  static func show(_ text: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    // The pager must not hold the end it reads from open for writing.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let handlers = passOnSignals()
    let pager = ChildProcess(["less", "-FRX"], streams: [(ends[0], STDIN_FILENO)])
    close(ends[0])
    if let pager {
      process.store(pager.process, ordering: .sequentiallyConsistent)
      // One that came before there was a pager to pass it on to.
      if ending.load(ordering: .sequentiallyConsistent) != 0 { kill(pager.process, SIGTERM) }
      write(text, to: ends[1])
    }
    close(ends[1])
    _ = pager?.succeeds()
    process.store(0, ordering: .sequentiallyConsistent)
    handlers.restore()
    let signal = ending.exchange(0, ordering: .sequentiallyConsistent)
    if signal != 0 { raise(signal) }
    guard pager != nil else { return false }
    // A ^C that was meant for the pager is no answer to the next prompt.
    _ = Interrupts.take()
    return true
  }

  /// Who ends this program ends its pager first, which gives the terminal back as it was.
  private static func passOnSignals() -> SavedHandlers {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = endPager
    action.sa_flags = SA_RESTART
    return SavedHandlers(installing: action, for: [SIGTERM, SIGHUP])
  }

  /// Who leaves the pager early does not want the rest: the broken pipe then is no fault.
  private static func write(_ text: String, to descriptor: Int32) {
    let former = signal(SIGPIPE, SIG_IGN)
    FileDescriptorSink(standard: descriptor, error: descriptor).write(text, to: .standard)
    signal(SIGPIPE, former)
  }
}

private func endPager(_ signal: Int32) {
  Pager.ending.store(signal, ordering: .sequentiallyConsistent)
  let pager = Pager.process.load(ordering: .sequentiallyConsistent)
  if pager != 0 { kill(pager, SIGTERM) }
}
