import Glibc

/// The handlers that stood before others were installed.
struct SavedHandlers {
  private var former: [(signal: Int32, action: sigaction)] = []

  /// Installs one handler for several signals.
  init(installing action: sigaction, for signals: [Int32]) {
    for signal in signals {
      var action = action
      var previous = sigaction()
      if sigaction(signal, &action, &previous) == 0 {
        former.append((signal, previous))
      }
    }
  }

  /// Puts all of them back.
  func restore() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  /// Puts one back, lets it have the signal, and installs the later handler again.
  func deliver(_ signal: Int32) {
    guard var action = former.first(where: { $0.signal == signal })?.action else { return }
    var later = sigaction()
    sigaction(signal, &action, &later)
    raise(signal)
    sigaction(signal, &later, nil)
  }
}
