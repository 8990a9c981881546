internal import Glibc

/// The system's browser.
package struct Browser {
  private let environment: (String) -> String?

  /// A browser as this environment has it.
  package init(environment: @escaping (String) -> String?) {
    self.environment = environment
  }

  /// Hands an address over; false where there is no screen or no program to open it.
  package func open(_ address: String) -> Bool {
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap(environment)
    guard screens.contains(where: { !$0.isEmpty }), let program = opener() else { return false }
    // What the browser has to say would land in the middle of a screen.
    let nowhere = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    let standard = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    let browser = ChildProcess([program, address], streams: standard.map { (nowhere, $0) })
    return browser?.succeeds() ?? false
  }

  private func opener() -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/xdg-open" }.first { access($0, X_OK) == 0 }
  }
}
