internal import Glibc

/// A value that threads share, and a way to wait until it is as one wants it.
final class Bell<Value>: @unchecked Sendable {
  // Unchecked because of the value, which is touched while the mutex is held, and never else.
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Changes the value, and lets all that wait look at it.
  func ring(_ change: (inout Value) -> Void) {
    pthread_mutex_lock(mutex)
    change(&value)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until `take` gives something.
  func wait<Result>(_ take: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = take(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }
}
