internal import ShellKit

/// Waiting for a server: shown once it takes long, and ended by ^C.
final class Vigil {
  /// The shell whose commands wait; nil before it is made.
  weak var shell: Shell?
  private let place: String
  private let terminal: String?
  private var line: ProgressLine?

  init(_ place: String, terminal: String?) {
    self.place = place
    self.terminal = terminal
  }

  /// Asked while an answer is awaited.
  func shouldStop() -> Bool {
    show()
    return Interrupts.take()
  }

  /// Lets milliseconds pass before the next try; ^C cuts that short, and ends the try.
  func wait(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0, !Interrupts.isPending {
      show()
      Patience.sleep(min(left, 100))
      left -= 100
    }
    end()
  }

  /// Takes away what was shown.
  func end() {
    line?.clear()
    line = nil
  }

  /// Only under a command: a line that is being typed is the editor's.
  private func show() {
    guard shell?.isAtWork == true else { return }
    let line = self.line ?? ProgressLine(terminal: terminal)
    self.line = line
    line.show("Waiting for \(Escaping.visible(place)); ^C gives up")
  }
}
