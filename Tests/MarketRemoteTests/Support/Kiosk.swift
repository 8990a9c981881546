import HTTPKit
import Market
import MarketContract
import MarketInMemory
import MarketServer
import Synchronization

@testable import MarketRemote

/// A server over memory on a socket of this machine: this project's own, or one like the public
/// one, which has nothing beyond the FakeNFT API. Requests may meet with trouble.
final class Kiosk: Sendable {
  /// What kind of server it is.
  enum Kind: Sendable {
    /// This project's.
    case own
    /// One without versions, keys and the surface for tests; `posts` tells whether it has 1.1.0's
    /// POST, `numbers` whether its answers have small numbers beside the contract's fields.
    case plain(posts: Bool, numbers: Bool = false)
  }

  typealias Fate = @Sendable (_ line: String, _ time: Int) -> Trouble?
  let behavior = GatewayBehavior()
  private let kind: Kind
  private let service: MarketService
  private let http: Mutex<HTTPServer?>
  /// `PUT /api/v1/orders/1` and so on, in the order in which they came.
  private let heard = Mutex<[String]>([])
  private let fate = Mutex<Fate?>(nil)

  init(_ seed: WorldSeed = Seeds.small, _ kind: Kind = .own) throws {
    self.kind = kind
    let served = ServedMemory(seed, behavior)
    service = try MarketService(
      ServerOptions(),
      ServerValues(
        clock: Make.clock(), identifiers: Make.identifiers("b"), nanoseconds: { 0 },
        picture: { _ in nil }, command: { _ in nil }), gateway: behavior
    ) { () throws(PortError) in served }
    http = Mutex(nil)
    let server = try HTTPServer { [weak self] request, reply in self?.receive(request, reply) }
    http.withLock { $0 = server }
  }

  deinit { close() }

  /// Ends what the test began.
  func close() {
    let server = http.withLock { http in
      defer { http = nil }
      return http
    }
    guard let server else { return }
    server.stop(within: 0)
    service.close()
  }

  var requests: [String] { heard.withLock { $0 } }

  /// Decides about requests from now on: by the line, and how often the same line came.
  func meet(_ fate: @escaping Fate) {
    self.fate.withLock { $0 = fate }
  }

  /// Where the server is, under a prefix such as `/g1`.
  func address(_ prefix: String = "") throws -> ServerAddress {
    let port = http.withLock { $0?.port } ?? 0
    guard let address = ServerAddress("http://127.0.0.1:\(port)\(prefix)") else {
      throw PortError(.unavailable, "no address")
    }
    return address
  }

  /// A client without patience, to which addresses of the server's own pages count as none.
  func client(
    _ prefix: String = "", _ change: (inout RemoteMarket.Options) -> Void = { _ in }
  ) throws -> RemoteMarket {
    var options = RemoteMarket.Options(address: try address(prefix))
    change(&options)
    return RemoteMarket(options, collation: FoldedCollation(), hasServerPages: false)
  }

  /// Does what another client asks for, before whatever comes next.
  func act(_ method: String, _ target: String, _ form: String) {
    let type = (name: "Content-Type", value: "application/x-www-form-urlencoded")
    service.receive(
      HTTPRequest(
        method: method, target: Array(target.utf8), headers: [type], body: Array(form.utf8)),
      HTTPReply { _, _ in })
  }

  private func receive(_ request: borrowing HTTPRequest, _ reply: HTTPReply) {
    let line = "\(request.method) \(String(decoding: request.target, as: UTF8.self))"
    let time = heard.withLock { heard in
      heard.append(line)
      return heard.count { $0 == line }
    }
    switch fate.withLock({ $0 })?(line, time) {
    case .instead(let answer): reply.send(answer)
    case .afterwards(let answer): pass(request) { _ in reply.send(answer) }
    case nil: pass(request) { reply.send($0) }
    }
  }

  private func pass(
    _ request: borrowing HTTPRequest, _ answered: @escaping @Sendable (HTTPAnswer) -> Void
  ) {
    guard case .plain(let posts, let numbers) = kind else {
      return forward(request, request.headers) { answered($0) }
    }
    let isBeyond = request.target.starts(with: "/_/".utf8) || request.target.contains(0x5F)
    if isBeyond { return answered(Trouble.status(404)) }
    if request.method == "POST", !posts { return answered(Trouble.status(405)) }
    let beyond = ["if-match", "idempotency-key"] + (numbers ? [] : ["x-fakenft"])
    let headers = request.headers.filter { !beyond.contains($0.name.lowercased()) }
    forward(request, headers) { answered(Self.plain($0)) }
  }

  private func forward(
    _ request: borrowing HTTPRequest, _ headers: [(name: String, value: String)],
    _ answered: @escaping @Sendable (HTTPAnswer) -> Void
  ) {
    service.receive(
      HTTPRequest(
        method: request.method, target: request.target, headers: headers, body: request.body),
      HTTPReply { answer, _ in answered(answer) })
  }

  private static func plain(_ answer: HTTPAnswer) -> HTTPAnswer {
    guard case .response(let response, let status) = answer else { return answer }
    let beyond = ["x-fakenft", "etag"]
    return .response(
      HTTPResponse(
        status: status ?? response.status,
        headers: response.headers.filter { !beyond.contains($0.0.lowercased()) },
        body: response.body))
  }
}
