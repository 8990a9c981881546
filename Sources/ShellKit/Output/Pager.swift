internal import Glibc

/// Shows a long text a screenful at a time, by `less` where there is one.
enum Pager {
  /// Hands the text to `less -FRX`; false where that can't be started.
  static func show(_ text: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    // The pager must not hold the end it reads from open for writing.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let pager = ChildProcess(["less", "-FRX"], streams: [(ends[0], STDIN_FILENO)])
    close(ends[0])
    if pager != nil { write(text, to: ends[1]) }
    close(ends[1])
    guard let pager else { return false }
    _ = pager.succeeds()
    // A ^C that was meant for the pager is no answer to the next prompt.
    _ = Interrupts.take()
    return true
  }

  /// Who leaves the pager early does not want the rest: the broken pipe then is no fault.
  private static func write(_ text: String, to descriptor: Int32) {
    let former = signal(SIGPIPE, SIG_IGN)
    FileDescriptorSink(standard: descriptor, error: descriptor).write(text, to: .standard)
    signal(SIGPIPE, former)
  }
}
