/// What a program of this kind was started with: `nft [options] [-c COMMANDS] [-f FILE] [FILE]`.
package struct LaunchArguments: Sendable {
  /// What is to be run, in the order given.
  package enum Step: Equatable, Sendable {
    /// Commands, as with `-c`.
    case commands(String)
    /// A script, as with `-f` or named alone.
    case script(String)
  }

  /// What the program is to do.
  package enum Task: Equatable, Sendable {
    /// Run the steps, or read standard input where there are none.
    case run([Step])
    /// Run sessions and compare their output with what they expect, or write it into them.
    case check([String], update: Bool)
    /// Play a session, a file or one that is shipped.
    case demo(String, DemoPace)
    case help
    case version
  }

  /// What the program is to do.
  package private(set) var task = Task.run([])
  /// The store named with `--store`.
  package private(set) var store: String?
  /// The folder named with `--seed-data`.
  package private(set) var seedData: String?
  /// The address of the server named with `--api`.
  package private(set) var api: String?
  /// The file named with `--token-file`.
  package private(set) var tokenFile: String?
  /// The settings named as options, in the order given.
  package private(set) var settings: [(name: String, value: String)] = []

  /// Reads the arguments without the program's name; throws a usage failure where they are wrong.
  package init(_ arguments: [String]) throws(Failure) {
    var words = arguments[...]
    switch words.first {
    case "check": task = .check([], update: false)
    case "demo": task = .demo("", DemoPace())
    default: break
    }
    if task != .run([]) { words.removeFirst() }
    while let word = words.popFirst() {
      if try take(option: word, &words) { continue }
      if word.hasPrefix("-"), word != "-" { throw Self.unknown(word) }
      try take(file: word)
    }
    try checkServer()
    if case .check([], _) = task {
      throw .usage("missing-argument", "check needs a session: nft check FILE… [--update]")
    }
    if case .demo("", _) = task {
      throw .usage("missing-argument", "demo needs a session: nft demo tour, or nft demo FILE")
    }
  }

  /// A server has a store and data of its own, and only what runs commands asks one.
  private func checkServer() throws(Failure) {
    if api == nil {
      if tokenFile != nil { throw .usage("token", "--token-file belongs to --api.") }
      return
    }
    if store != nil || seedData != nil {
      throw .usage(
        "api", "A server has its own store: --api stands without --store and --seed-data.")
    }
    switch task {
    case .run, .help, .version: return
    case .check, .demo:
      throw .usage("api", "check and demo run in worlds of their own, without --api.")
    }
  }

  private mutating func take(
    option word: String, _ words: inout ArraySlice<String>
  ) throws(Failure) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isLong = word.hasPrefix("--") && parts.count == 2
    let name = isLong ? String(parts[0]) : word
    let following = words.count
    if isLong { words.insert(String(parts[1]), at: words.startIndex) }
    switch name {
    case "-c": try add(.commands(try Self.value(of: name, &words)))
    case "-f": try add(.script(try Self.value(of: name, &words)))
    case "--store": store = try Self.value(of: name, &words)
    case "--seed-data": seedData = try Self.value(of: name, &words)
    case "--api": api = try Self.value(of: name, &words)
    case "--token-file": tokenFile = try Self.value(of: name, &words)
    case "--color": settings.append(("color", try Self.value(of: name, &words)))
    case "-y", "--yes": settings.append(("yes", "on"))
    case "--json", "--csv", "--keep-going", "--echo", "--codes":
      settings.append((String(name.dropFirst(2)), "on"))
    case "-h", "--help": task = .help
    case "--version": task = .version
    case "--update":
      guard case .check(let files, _) = task else { return false }
      task = .check(files, update: true)
    case "--speed":
      guard case .demo(let name, let pace) = task else { return false }
      let speed = try Self.speed(Self.value(of: "--speed", &words))
      task = .demo(name, DemoPace(speed: speed, isStepped: pace.isStepped))
    case "--step":
      guard case .demo(let name, let pace) = task else { return false }
      task = .demo(name, DemoPace(speed: pace.speed, isStepped: true))
    default: return false
    }
    if isLong, words.count > following { throw .usage("surplus-value", "\(name) takes no value.") }
    return true
  }

  private static func speed(_ text: String) throws(Failure) -> Double {
    guard let speed = Double(text), speed > 0, speed.isFinite else {
      throw .usage("speed", "--speed takes a number above 0, such as 2, not \(Quotation.of(text)).")
    }
    return min(max(speed, 0.1), 1_000)
  }

  private mutating func take(file: String) throws(Failure) {
    switch task {
    case .check(let files, let update): task = .check(files + [file], update: update)
    case .demo("", let pace): task = .demo(file, pace)
    case .demo: throw .usage("surplus-argument", "demo plays one session at a time.")
    case .run: try add(.script(file))
    case .help, .version: break
    }
  }

  private mutating func add(_ step: Step) throws(Failure) {
    switch task {
    case .run(let steps): task = .run(steps + [step])
    case .check, .demo:
      throw .usage("surplus-argument", "check and demo run sessions alone, without -c and -f.")
    case .help, .version: break
    }
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = words.popFirst(), !value.isEmpty || option == "-c" else {
      throw .usage("missing-value", "\(option) needs a value.")
    }
    return value
  }

  private static func unknown(_ word: String) -> Failure {
    let known = [
      "--store", "--seed-data", "--api", "--token-file", "--json", "--csv", "--color", "--yes",
      "--keep-going", "--echo", "--codes", "--version", "--help",
    ]
    let near = Suggestion.question(Suggestion.nearest(to: word, among: known))
    return .usage(
      "unknown-option",
      "There is no option \(Quotation.of(word)).\(near) All are listed by --help.")
  }

}
