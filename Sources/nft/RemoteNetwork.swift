internal import Market
internal import MarketAPI
internal import MarketRemote
internal import MarketShell
internal import ShellKit

/// The server at `--api`, as far as it tells of itself.
final class RemoteNetwork: NetworkControl {
  private let remote: RemoteMarket
  /// As it was told last: a prompt does not ask.
  private var told: [String] = []

  init(_ remote: RemoteMarket) {
    self.remote = remote
  }

  var weather: [String] { told }

  func order(_ words: [String]) throws(Failure) -> [String] {
    told = try asked { () throws(PortError) in try remote.change(weather: words) }
    return told
  }

  func present() throws(Failure) -> [String] {
    told = try asked { () throws(PortError) in try remote.weather() }
    return told
  }

  func requests(_ limit: Int) throws(Failure) -> [ServedRequest] {
    try asked { () throws(PortError) in try remote.requests(limit) }.map(ServedRequest.init)
  }

  func request(_ number: Int) throws(Failure) -> ServedRequest? {
    try asked { () throws(PortError) in try remote.request(number) }.map(ServedRequest.init)
  }

  func serve(port: Int?) throws(Failure) -> [String] { throw noServer }

  func endServing() throws(Failure) -> Bool { throw noServer }

  private var noServer: Failure {
    Failure(
      "serve.client",
      "This session is a client of \(Escaping.visible(remote.place)): only one over a store "
        + "can serve it.")
  }

  private func asked<Value>(_ ask: () throws(PortError) -> Value) throws(Failure) -> Value {
    do throws(PortError) { return try ask() } catch { throw Failure(error) }
  }
}

extension ServedRequest {
  /// What a server's journal tells, in the shell's words.
  fileprivate init(_ answer: RequestAnswer) {
    self.init(
      number: answer.number, moment: answer.moment, method: answer.method,
      target: answer.target, world: answer.world, status: answer.status, bytes: answer.bytes,
      microseconds: answer.microseconds, weather: answer.weather, command: answer.command,
      peer: answer.peer, contentType: answer.contentType, body: answer.body,
      fields: answer.fields.map { ($0.name, $0.value) })
  }
}
