import Dispatch
import HTTPKit
import Synchronization

/// Waits for the one answer to a request.
final class Mailbox: Sendable {
  private let heard = Mutex<Heard?>(nil)
  private let arrival = DispatchSemaphore(value: 0)

  func put(_ answer: HTTPAnswer, _ delay: Int) {
    heard.withLock { $0 = Heard(answer: answer, delay: delay) }
    arrival.signal()
  }

  func take() -> Heard {
    arrival.wait()
    return heard.withLock { $0 } ?? Heard(answer: .hangUp, delay: 0)
  }
}
