public import Market
internal import Synchronization

/// How a pretend payment service behaves, shared by all that speak for it, on any thread.
public final class GatewayBehavior: GatewayControl, Sendable {
  private let state = Mutex((mood: GatewayMood.normal, delay: 0))

  /// It begins normal, and without delay.
  public init() {}

  /// The present mood; each call may move it on.
  public var mood: GatewayMood {
    get { state.withLock { $0.mood } }
    set { state.withLock { $0.mood = newValue } }
  }

  /// How long a charge takes to answer, in milliseconds; 0 or less answers at once.
  public var delay: Int {
    get { state.withLock { $0.delay } }
    set { state.withLock { $0.delay = newValue } }
  }

  /// Whether the service answers this call; each that it does not brings it nearer to normal.
  func answers() -> Bool {
    state.withLock { state in
      guard case .unavailable(let times) = state.mood else { return true }
      state.mood = times > 1 ? .unavailable(times - 1) : .normal
      return false
    }
  }

  /// The one decline that was asked for has been given.
  func declined() {
    state.withLock { state in
      if state.mood == .declineNext { state.mood = .normal }
    }
  }
}
