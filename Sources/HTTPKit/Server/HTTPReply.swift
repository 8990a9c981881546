/// The way to answer one request, at once or later, from any thread.
///
/// The first answer counts, and any other is passed over. A reply that is let go of without one
/// sends status 500, so that no client waits in vain.
package final class HTTPReply: Sendable {
  private let connection: Connection?
  private let request: Int
  private let receiver: @Sendable (_ answer: HTTPAnswer, _ delay: Int) -> Void

  /// For a request that comes from no socket: `receiver` gets every answer and its delay.
  package init(to receiver: @escaping @Sendable (_ answer: HTTPAnswer, _ delay: Int) -> Void) {
    connection = nil
    request = 0
    self.receiver = receiver
  }

  init(on connection: Connection, request: Int) {
    self.connection = connection
    self.request = request
    receiver = { _, _ in }
  }

  deinit {
    // Does nothing where an answer was given.
    connection?.dropped(request: request)
  }

  /// Sends a response, with a status of its own where `status` is nil.
  package func send(_ response: HTTPResponse, status: Int? = nil) {
    send(.response(response, status: status))
  }

  /// Sends an answer after so many milliseconds, during which no thread waits.
  package func send(_ answer: HTTPAnswer, after milliseconds: Int = 0) {
    guard let connection else { return receiver(answer, milliseconds) }
    if milliseconds <= 0 {
      connection.answer(answer, request: request)
    } else {
      connection.answer(answer, request: request, after: milliseconds)
    }
  }
}
