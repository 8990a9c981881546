internal import Synchronization

/// What goes wrong between the server and its clients, for as long as somebody wants it.
///
/// Chance is seeded: the same faults and the same requests in the same order come to the same.
///
/// ```swift
/// let weather = Weather(seed: 7)
/// weather.order(try WeatherOrder(["drop", "20%"]))
/// weather.faults  // [Fault(.drop(20))]
/// ```
package final class Weather: Sendable {
  private struct State {
    var faults: [Fault] = []
    var standing: [Fault] = []
    var chance: SplitMix
  }

  private let seed: UInt64
  private let state: Mutex<State>
  /// Read before the lock, since mostly the sky is blue.
  private let isCalm = Atomic<Bool>(true)

  /// Fair weather, with chance from this seed; `standing` stays through `normal`.
  package init(seed: UInt64, standing: [Fault] = []) {
    self.seed = seed
    state = Mutex(State(standing: standing, chance: SplitMix(seed: seed)))
    isCalm.store(standing.isEmpty, ordering: .releasing)
  }

  /// What goes wrong at present, the oldest first.
  package var faults: [Fault] { state.withLock { $0.standing + $0.faults } }

  /// Does what was asked; chance begins anew, so that a script's run repeats.
  package func order(_ order: WeatherOrder) {
    state.withLock { state in
      switch order {
      case .normal: state.faults = []
      case .fault(let fault):
        state.faults.removeAll { fault.replaces($0) }
        state.faults.append(fault)
      }
      state.chance = SplitMix(seed: seed)
      isCalm.store(state.faults.isEmpty && state.standing.isEmpty, ordering: .releasing)
    }
  }

  /// What happens to a request for `path`, which is without `/api/v1`.
  ///
  /// `own` is weather that this one request asked for.
  func forecast(for path: @autoclosure () -> String, own: [Fault] = []) -> Forecast {
    if own.isEmpty, isCalm.load(ordering: .acquiring) { return .calm }
    let path = path()
    return state.withLock { state in
      var forecast = Forecast.calm
      let faults = own + state.faults + state.standing
      for fault in faults where fault.concerns(path) {
        switch fault.kind {
        case .slow(let milliseconds): forecast.delay = max(forecast.delay, milliseconds)
        case .drop(let percent):
          if state.chance.next() % 100 < UInt64(percent) { forecast.fate = .isLost }
        case .offline: forecast.fate = .isLost
        case .cut: if forecast.fate == .arrives { forecast.fate = .isCut }
        case .status(let status, let seconds):
          if forecast.fate == .arrives {
            forecast.fate = .isReplaced(status: status, retryAfter: seconds)
          }
        }
      }
      return forecast
    }
  }
}
