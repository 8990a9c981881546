internal import Glibc

/// Where a program keeps what belongs to a person, by the XDG base directories.
package struct UserFolders {
  private let program: String
  private let environment: (String) -> String?

  /// The folders of `program` in this environment.
  package init(program: String, environment: @escaping (String) -> String?) {
    self.program = program
    self.environment = environment
  }

  /// A file of the program's data; nil where the environment names no place for it.
  package func data(_ name: String) -> String? { path("XDG_DATA_HOME", ".local/share", name) }
  /// A file of its state, such as the history.
  package func state(_ name: String) -> String? { path("XDG_STATE_HOME", ".local/state", name) }
  /// A file of its configuration.
  package func configuration(_ name: String) -> String? { path("XDG_CONFIG_HOME", ".config", name) }

  /// By the XDG rules a path that is not absolute counts as none.
  private func path(_ variable: String, _ fallback: String, _ name: String) -> String? {
    if let folder = environment(variable), folder.hasPrefix("/") {
      return "\(folder)/\(program)/\(name)"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(fallback)/\(program)/\(name)"
  }

  /// Makes the folders above `path` where they are missing, for their owner alone.
  ///
  /// Whether it worked shows when the file itself is opened.
  package static func makeParents(of path: String) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if !part.isEmpty { mkdir(folder, 0o700) }
    }
  }
}
