internal import Glibc
internal import HTTPKit
internal import Market
internal import Synchronization

/// One thread that works on the store, in the order in which errands come.
///
/// All that wait are worked off together, in one transaction where one of them may write, so that
/// they share one wait for the disk. An answer is sent once what it tells of is durable.
final class Desk: Sendable {
  /// Opens the store, on the thread that will use it.
  typealias Opening = @Sendable () throws(PortError) -> any ServedMarket

  private struct State {
    var errands: [Errand] = []
    var isClosing = false
  }

  /// As many as share a transaction, so that nobody waits for long behind others.
  private static let mostTogether = 64

  private let queue: Bell<State>
  private let thread: Worker

  /// Begins to work; throws what opening the store throws.
  init(opening: @escaping Opening, handlers: Handlers) throws(PortError) {
    let queue = Bell(State())
    self.queue = queue
    let started = Bell<Result<Void, PortError>?>(nil)
    thread = Worker {
      do throws(PortError) {
        let market = try opening()
        started.ring { $0 = .success(()) }
        Desk.work(on: market, queue, handlers)
      } catch {
        started.ring { $0 = .failure(error) }
      }
    }
    try started.wait { $0 }.get()
  }

  /// Puts an errand into the queue.
  func add(_ errand: Errand) {
    queue.ring { $0.errands.append(errand) }
  }

  /// Ends once all that waits is worked off.
  func close() {
    queue.ring { $0.isClosing = true }
    thread.join()
  }

  private static func work(
    on market: any ServedMarket, _ queue: Bell<State>, _ handlers: Handlers
  ) {
    while true {
      let errands: [Errand]? = queue.wait { state in
        if state.errands.isEmpty { return state.isClosing ? .some(nil) : nil }
        let taken = Array(state.errands.prefix(mostTogether))
        state.errands.removeFirst(taken.count)
        return taken
      }
      guard let errands else { return }
      Round(market: market, handlers: handlers).work(off: errands)
    }
  }
}
