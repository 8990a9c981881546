internal import CMicroHTTPD
internal import Glibc

/// How an answer finds its way to the server's thread, and from there to the client.
extension Connection {
  /// Answers the request, if nobody has.
  func answer(_ answer: HTTPAnswer, request: Int) {
    exchange.withLock { if $0.awaits(request), $0.take(answer) { wake() } }
  }

  /// Answers the request later, if nobody has.
  func answer(_ answer: HTTPAnswer, request: Int, after milliseconds: Int) {
    let isFirst = exchange.withLock {
      guard $0.awaits(request) else { return false }
      $0.isPromised = true
      return true
    }
    guard isFirst else { return }
    service.add(
      Appointment(
        due: Monotonic.now + milliseconds, connection: self, request: request, answer: answer))
  }

  /// The reply was let go of.
  func dropped(request: Int) {
    exchange.withLock {
      if $0.awaits(request), $0.take(.response(service.options.unanswered)) { wake() }
    }
  }

  /// Gives the answer that was promised.
  func keep(_ answer: HTTPAnswer, request: Int) {
    exchange.withLock { if $0.request == request, $0.take(answer) { wake() } }
  }

  /// Hangs up on whoever still waits for an answer.
  func abandon() {
    exchange.withLock { if $0.take(.hangUp) { wake() } }
  }

  /// Queues the answer that is here, or puts the connection to sleep until there is one.
  func settle() -> Bool {
    let answer: HTTPAnswer? = exchange.withLock {
      switch $0.stage {
      case .answered(let answer):
        $0.stage = .over
        return answer
      case .handling:
        // A connection that sleeps while the server is torn down would never wake.
        if service.isClosing {
          $0.stage = .over
          return .hangUp
        }
        service.library.functions.pointee.suspend_connection(handle)
        $0.stage = .suspended
        return nil
      case .over, .suspended: return nil
      }
    }
    return answer.map(queue) ?? true
  }

  /// Hands an answer to libmicrohttpd; whether the connection stays.
  func queue(_ answer: HTTPAnswer) -> Bool {
    switch answer {
    case .response(let response, let status):
      guard let made = response.prepared(by: service.library) else { return false }
      return queue(made, status ?? response.status, count: response.count)
    case .cut(let response, let count):
      guard let made = Torso.make(of: response, count: count, by: service.library) else {
        return false
      }
      defer { service.library.functions.pointee.destroy_response(made) }
      return queue(made, response.status, count: response.count)
    case .hangUp: return false
    }
  }

  private func queue(_ made: OpaquePointer, _ status: Int, count: Int) -> Bool {
    allow(service.options.patience + count / 1_000)
    let queued = service.library.functions.pointee.queue_response(handle, UInt32(status), made)
    return queued == .YES
  }

  private func wake() {
    service.library.functions.pointee.resume_connection(handle)
  }
}
