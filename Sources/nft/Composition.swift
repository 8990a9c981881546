internal import Glibc
internal import Market
internal import MarketInMemory
internal import MarketSeed
internal import MarketShell
internal import MarketStore
internal import ShellKit

/// Chooses the adapters, the paths and the values of the system, and nothing else.
struct Composition {
  let environment: (String) -> String?
  let output = FileDescriptorSink()
  let folders: UserFolders
  /// What other threads have to say to whoever sits at the prompt.
  let announcements = Announcements()

  init(environment: @escaping (String) -> String?) {
    self.environment = environment
    folders = UserFolders(program: "fakenft", environment: environment)
  }

  func run() -> ExitStatus {
    var settings = Settings()
    do throws(Failure) {
      let arguments = try SystemValues.arguments()
      // Who asks for JSON also gets the complaint about the other arguments as JSON.
      if arguments.contains("--json") { settings.format = .json }
      if arguments.dropFirst().first == "serve" {
        return try serve(ServeArguments(Array(arguments.dropFirst(2))))
      }
      let launch = try LaunchArguments(Array(arguments.dropFirst()))
      switch launch.task {
      case .help: return write(Usage.text)
      case .version: return write("nft \(Usage.version)\n")
      case .check(let files, let update): return try check(files, update: update, launch)
      case .run, .demo: break
      }
      try settingsFile()?.read(into: &settings)
      for (name, value) in launch.settings { try settings.set(name, to: value) }
      if case .demo(let name, let pace) = launch.task {
        return try play(name, pace, launch, settings)
      }
      guard case .run(let steps) = launch.task else { return .done }
      return try run(steps, launch, settings)
    } catch {
      let words = settings.format == .json ? error.json.text : error.message
      output.write(words + "\n", to: .error)
      return error.status
    }
  }

  private func run(
    _ steps: [LaunchArguments.Step], _ launch: LaunchArguments, _ settings: Settings
  ) throws(Failure) -> ExitStatus {
    let editor = steps.isEmpty ? LineEditor(program: "nft") : nil
    var sources: [any LineSource] = []
    for step in steps {
      switch step {
      case .commands(let text): sources.append(TextSource(text))
      case .script("-"): sources.append(standardInput)
      case .script(let path): sources.append(try script(path))
      }
    }
    let store =
      launch.api == nil
      ? try openStore(at: storePath(launch.store), seedData: launch.seedData) : nil
    let history = History(path: setting("NFT_HISTORY") ?? folders.state("history"))
    let session = Session(id: sessionID, origin: editor == nil ? .script : .shell)
    let providers = Providers.system(
      history: history, settings: settingsFile(), browser: Browser(environment: environment))
    let shell =
      if let store {
        try makeShell(store, output, session, providers)
      } else {
        try makeRemoteShell(launch.api ?? "", launch, providers)
      }
    shell.settings = settings
    measure(shell)
    shell.pages = isatty(STDIN_FILENO) == 1 && setting("TERM") != "dumb"
    if let editor {
      Interaction(shell: shell, editor: editor, history: history).prepare()
      editor.announcements = announcements
      if store?.isEmpty == true { shell.preview([.paragraph(StyledText(Self.welcome, .muted))]) }
      shell.add(EditorSource(editor))
    } else if sources.isEmpty {
      shell.add(standardInput)
    }
    for source in sources { shell.add(source) }
    return shell.run()
  }

  /// What a person finds above the first prompt of a new world.
  private static let welcome =
    "A new world of NFTs. Type help to see what there is; begin with catalog."

  /// Lets the shell know what standard output can do, now and whenever it asks.
  func measure(_ shell: Shell) {
    shell.measure = { [environment, unowned shell] in
      shell.display = Display(
        descriptor: STDOUT_FILENO, color: shell.settings.color, environment: environment)
    }
    shell.measure()
  }

  private var standardInput: DescriptorSource {
    DescriptorSource(descriptor: STDIN_FILENO, name: "stdin")
  }

  private var sessionID: Session.ID { Session.ID(SystemValues.identifiers.next()) }

  /// A script; a word that is no file may have been meant as a command.
  private func script(_ path: String) throws(Failure) -> DescriptorSource {
    do throws(Failure) {
      return try DescriptorSource(path: path)
    } catch {
      guard access(path, F_OK) != 0, !path.contains("."), !path.contains("/") else { throw error }
      throw Failure(
        error.code, "\(error.message) To run a command: nft -c '\(Escaping.visible(path)) …'.",
        status: error.status)
    }
  }

  func makeShell(
    _ store: StoreFile, _ output: any OutputSink, _ session: Session, _ providers: Providers
  ) throws(Failure) -> Shell {
    let world = try Self.storing { () throws(PortError) in
      try store.open(World.local, for: session, clock: providers.clock)
    }
    let behavior = GatewayBehavior()
    let market = MarketSession(
      ports: MarketPorts(world),
      gateway: ScriptedPaymentGateway(
        ledger: SQLitePaymentLedger(store), behavior: behavior, wait: providers.wait),
      clock: providers.clock, identifiers: providers.identifiers,
      surroundings: providers.surroundings)
    market.openWorlds = { StoreWorlds(store, session: session, clock: providers.clock) }
    if store.path != Self.memory {
      market.network = InnerServer(
        path: store.path, behavior: behavior, announcements: announcements)
    }
    return joined(market, output, providers)
  }

  /// A shell with the commands of a session.
  func joined(
    _ market: MarketSession, _ output: any OutputSink, _ providers: Providers
  ) -> Shell {
    let shell = Shell(table: market.table(), output: output, display: .pipe)
    shell.prompt = market.prompt
    shell.nanoseconds = providers.nanoseconds
    market.rows = { [unowned shell] in shell.rows }
    return shell
  }

  private func settingsFile() -> SettingsFile? {
    folders.configuration("config").map(SettingsFile.init)
  }

  /// A variable of the environment; an empty one counts as none.
  func setting(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  func write(_ text: String) -> ExitStatus {
    output.write(text, to: .standard)
    guard let failure = output.failure else { return .done }
    if !failure.isBrokenPipe { output.write(failure.sentence + "\n", to: .error) }
    return .outside
  }
}
