internal import CMicroHTTPD
internal import Glibc

/// A server for HTTP/1.1 whose handler gets whole requests.
///
/// ```swift
/// let page = HTTPResponse(headers: [("Content-Type", "text/plain")], body: Array("milk".utf8))
/// let server = try HTTPServer(HTTPServer.Options()) { request, reply in
///   if request.path.elementsEqual("/note".utf8) {
///     reply.send(page)
///   } else {
///     reply.send(HTTPResponse(status: 404))
///   }
/// }
/// print("http://localhost:\(server.port)/note")
/// server.stop(within: 2_000)
/// ```
///
/// The handler is called on one of few threads, several at once, and must not block: an answer
/// that takes its time is sent by the reply later, from any thread. GNU libmicrohttpd is loaded as
/// the first server starts.
package final class HTTPServer: Sendable {
  /// Answers a request by its reply, now or later.
  package typealias Handler =
    @Sendable (_ request: borrowing HTTPRequest, _ reply: HTTPReply) -> Void

  /// The port that it listens on.
  package let port: Int
  /// The numeric addresses that it listens on.
  package let addresses: [String]
  private let service: Service
  private let engine: Lock<Engine?>

  /// Listens from now on; throws why it can't.
  package init(
    _ options: Options = Options(), handler: @escaping Handler
  ) throws(HTTPServerError) {
    guard let library = MicroHTTPD.installed else {
      throw .libraryMissing(package: "libmicrohttpd12")
    }
    FileLimit.raise(to: options.connections + 256)
    service = try Service(options, library: library, handler: handler)
    let listeners = try HTTPServer.listen(options)
    port = listeners.first?.port ?? options.port
    addresses = listeners.map(\.address)
    engine = Lock(try Engine(service, listeners))
  }

  deinit {
    stop(within: 0)
  }

  /// Accepts no more connections, gives requests under way so many milliseconds, and then ends.
  ///
  /// Idle connections end at once. Returns when no connection and no thread is left, for which a
  /// handler that is running must return; never call it from a handler.
  package func stop(within milliseconds: Int) {
    engine.withLock {
      $0?.stop(within: milliseconds)
      $0 = nil
    }
  }

  /// A port near this one that nobody has on these addresses; nil where all are taken.
  package static func freePort(near port: Int, on addresses: [String]) -> Int? {
    Listener.freePort(near: port, on: addresses)
  }

  private static func listen(_ options: Options) throws(HTTPServerError) -> [Listener] {
    do throws(HTTPServerError) {
      return try Listener.open(options.addresses, port: options.port)
    } catch .portInUse(let port, _) {
      throw .portInUse(port: port, free: freePort(near: port, on: options.addresses))
    }
  }
}
