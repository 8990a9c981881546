internal import Glibc
internal import HTTPKit
internal import Market
internal import MarketRemote
internal import MarketShell
internal import ShellKit

/// `nft --api URL`: the same shell over a server.
extension Composition {
  /// A shell over the server at `address`, which is not asked for anything yet.
  func makeRemoteShell(
    _ text: String, _ launch: LaunchArguments, _ providers: Providers
  ) throws(Failure) -> Shell {
    guard let address = ServerAddress(text) else {
      throw .usage(
        "api",
        "\(Quotation.of(text)) is no address of a server, such as http://localhost:8080; a token "
          + "comes from NFT_TOKEN or --token-file.")
    }
    var options = RemoteMarket.Options(address: address)
    options.token = try token(launch.tokenFile)
    options.secret = setting("NFT_SECRET")
    options.limits.userAgent = "nft/\(Usage.version)"
    options.chance = { Double.random(in: 0..<1) }
    let vigil = Vigil(address.place, terminal: setting("TERM"))
    options.shouldStop = vigil.shouldStop
    options.hasEnded = vigil.end
    options.wait = vigil.wait
    options.asksAgain = { vigil.shell?.offersRetry(of: Failure($0)) ?? false }
    let shell = shell(over: RemoteMarket(options), address, providers)
    vigil.shell = shell
    return shell
  }

  private func shell(
    over remote: RemoteMarket, _ address: ServerAddress, _ providers: Providers
  ) -> Shell {
    let market = MarketSession(
      ports: MarketPorts(remote), gateway: remote, desk: remote, clock: providers.clock,
      identifiers: providers.identifiers, surroundings: providers.surroundings)
    market.place = "nft@\(address.name)"
    market.knownCart = { remote.knownCart }
    market.network = RemoteNetwork(remote)
    return joined(market, output, providers)
  }

  /// The token for the server: of the environment, of a file, or typed for a file that is missing.
  private func token(_ path: String?) throws(Failure) -> String? {
    guard let path else {
      guard let given = setting("NFT_TOKEN") else { return nil }
      guard let token = SecretFile.secret(given.utf8) else {
        throw .usage("token", "NFT_TOKEN holds no token: that is visible ASCII without blanks.")
      }
      return token
    }
    let file = SecretFile(path: path, name: "token")
    if file.exists { return try file.read() }
    guard let typed = SecretQuestion.ask("Token:") else {
      throw Failure(
        "token.missing",
        "There is no token file \(Quotation.of(path)), and nobody to ask for the token.",
        status: .outside)
    }
    guard let token = SecretFile.secret(typed.utf8) else {
      throw .usage("token", "That is no token: visible ASCII without blanks.")
    }
    try file.write(token)
    return token
  }
}
