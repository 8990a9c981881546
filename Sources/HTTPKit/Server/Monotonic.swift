internal import Glibc

/// The time since the machine was started, in milliseconds.
enum Monotonic {
  /// Exact to the millisecond.
  static var now: Int { read(CLOCK_MONOTONIC) }
  /// Behind by some milliseconds, and read for next to nothing.
  static var roughly: Int { read(CLOCK_MONOTONIC_COARSE) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }
}
