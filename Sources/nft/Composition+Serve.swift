internal import Glibc
internal import Market
internal import MarketAPI
internal import MarketInMemory
internal import MarketSeed
internal import MarketServer
internal import MarketShell
internal import ShellKit

/// `nft serve`: the API over the same store as the shell's.
extension Composition {
  func serve(_ arguments: ServeArguments) throws(Failure) -> ExitStatus {
    if arguments.wantsHelp { return write(Usage.serve) }
    let path = try storePath(arguments.store)
    if path == Self.memory {
      throw .usage("store", "A server needs a store in a file, which its threads share.")
    }
    _ = try openStore(at: path, seedData: arguments.seedData)
    var options = arguments.options
    if let host = options.host, !Self.isLoopback(host) { options.secret = SystemValues.secret() }
    let ending = EndingSignals()
    let server = try Self.start(options, path, GatewayBehavior())
    let written = write(Announcement(server, options).text)
    if written == .done { ending.wait() }
    server.stop()
    return written
  }

  /// A server over the store at `path`; whoever shares `behavior` shares its payment service.
  static func start(
    _ options: ServerOptions, _ path: String, _ behavior: GatewayBehavior
  ) throws(Failure) -> MarketServer {
    let session = Session(id: Session.ID(SystemValues.identifiers.next()), origin: .phone)
    do throws(MarketServerError) {
      return try MarketServer(options, serverValues, gateway: behavior) {
        () throws(PortError) in
        try OpenMarket(
          at: path, session: session, clock: SystemValues.clock, behavior: behavior,
          wait: Patience.sleep)
      }
    } catch {
      switch error {
      case .store(let error): throw Failure(error)
      case .http(let error):
        throw Failure("server", "\(error)", status: .outside)
      }
    }
  }

  private static let serverValues = ServerValues(
    clock: SystemValues.clock, identifiers: SystemValues.identifiers,
    nanoseconds: SystemValues.nanoseconds, picture: { Pictures.png(of: $0).map(Array.init) },
    command: { $0.command })

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }
}
