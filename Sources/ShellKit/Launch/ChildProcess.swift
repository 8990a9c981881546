internal import Glibc

/// Another program, started with its standard streams chosen, and waited for.
struct ChildProcess {
  let process: pid_t

  /// Starts a program found in the search path; nil where that can't be done.
  ///
  /// `streams` says which descriptor stands for which of the three standard ones; those that are
  /// not named stay ours.
  init?(_ arguments: [String], streams: [(descriptor: Int32, standsFor: Int32)]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in streams {
      posix_spawn_file_actions_adddup2(&actions, stream.descriptor, stream.standsFor)
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 else {
      return nil
    }
    self.process = process
  }

  /// Waits for its end; whether it was a success.
  func succeeds() -> Bool {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
