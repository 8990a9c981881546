import Glibc

/// Starts a program in a session of its own with a terminal as its three standard streams.
///
/// - `prepare` runs before the program does.
func spawn(
  _ program: String, arguments: [String], environment: [String: String], terminal: String,
  prepare: () -> Void
) throws(PseudoTerminalError) -> pid_t {
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  var all = sigset_t()
  sigfillset(&all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  // The first is POSIX_SPAWN_SETSID, which the headers show to GNU programs only. A session's
  // leader that opens a terminal gets it as its own.
  posix_spawnattr_setflags(
    &attributes, Int16(0x80 | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)

  var words = ([program] + arguments).map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { (words + variables).forEach { free($0) } }
  prepare()
  var process: pid_t = 0
  let failure = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
  guard failure == 0 else { throw .system("posix_spawn \(program)", failure) }
  return process
}
