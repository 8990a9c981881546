import Glibc

/// A program that runs by itself: its streams are files, its environment is exactly the one given.
///
/// The deadline is a guard against a program that hangs, far beyond what any run takes.
struct ChildProcess {
  private let process: pid_t

  /// Starts a program in a folder; signals are as a login shell leaves them.
  init(
    _ words: [String], environment: [String: String], folder: String, input: String,
    output: String, errors: String
  ) throws(ChildProcessError) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let created = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, created, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, created, 0o644)

    // What changes a child's folder is shown to GNU programs only: env does it, and is then gone.
    let words = ["/usr/bin/env", "-C", folder] + words
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw .start(words[0], failure) }
    self.process = process
  }

  /// Waits for the end; the result is the exit status, or 128 and the signal's number.
  func wait(seconds: Int = 120) throws(ChildProcessError) -> Int32 {
    for _ in 0..<(seconds * 1000) {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
      }
      usleep(1000)
    }
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    throw .deadline
  }
}
