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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What the browser has to say would land in the middle of a screen.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status == 0
  }

  private func opener() -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.map { "\($0)/xdg-open" }.first { access($0, X_OK) == 0 }
  }
}
