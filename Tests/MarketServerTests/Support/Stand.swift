import Foundation
import HTTPKit
import Market
import MarketAPI
import MarketContract
import MarketInMemory
import MarketServer
import MarketStore
import Testing

/// A server without sockets over a new store with the small seed, gone when the test is over.
final class Stand: Sendable {
  static let clock = Clock { Timestamp(milliseconds: 1_714_564_800_000) }
  let service: MarketService
  let behavior = GatewayBehavior()
  let path: String

  init(_ change: (inout ServerOptions) -> Void = { _ in }) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path + "/market.sqlite"
    try StoreFile(at: path).fill(
      with: Seeds.small, fingerprint: "test", collation: FoldedCollation(),
      at: Timestamp(milliseconds: 0))
    var options = ServerOptions()
    change(&options)
    service = try MarketService(options, Self.values, gateway: behavior) {
      [path, behavior] () throws(PortError) in try ServedStore(path, behavior)
    }
  }

  deinit {
    service.close()
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  private static let values = ServerValues(
    clock: clock, identifiers: IdentifierSource { UUID().uuidString.lowercased() },
    nanoseconds: { 0 },
    picture: { $0.path == "/pictures/nfts/1-1.png" ? [0x89, 0x50] : nil },
    command: { deed in if case .replacedCart(let ids) = deed { "cart \(ids.count)" } else { nil } })

  /// Sends a request, and waits for its answer.
  @discardableResult
  func send(
    _ method: String, _ target: String, token: String? = nil,
    headers: [(name: String, value: String)] = [], body: String = "",
    from peer: String = "127.0.0.1"
  ) -> Heard {
    let token = token.map { [(name: "X-Practicum-Mobile-Token", value: $0)] } ?? []
    let host =
      headers.contains { $0.name == "Host" } ? [] : [(name: "Host", value: "localhost:8080")]
    let mailbox = Mailbox()
    service.receive(
      HTTPRequest(
        method: method, target: Array(target.utf8), headers: host + token + headers,
        body: Array(body.utf8), from: peer), HTTPReply(to: mailbox.put))
    return mailbox.take()
  }

  /// The body of a GET.
  func get(_ target: String, token: String? = nil) -> String {
    send("GET", target, token: token).text
  }
}
