internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// What the server's thread does as a request comes in. Each answers whether the connection stays.
extension Connection {
  /// The request line is here.
  func begin(target text: UnsafePointer<CChar>?) {
    progress = .head
    isIdle.store(false, ordering: .relaxed)
    target.removeAll(keepingCapacity: true)
    guard let text else { return }
    target.append(contentsOf: UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The head is here, or the whole request, or the answer.
  func advance(method: UnsafePointer<CChar>?) -> Bool {
    switch progress {
    case .head:
      progress = .body
      return isHeadAcceptable() || refuseHead()
    case .body:
      progress = .handed
      hand(method: method.map { String(cString: $0) } ?? "")
      return settle()
    case .handed: return settle()
    case .refused: return false
    }
  }

  /// A part of the body is here.
  func receive(_ bytes: UnsafeRawBufferPointer) {
    if progress == .refused { return }
    if body.count + bytes.count > service.options.largestBody { return refuse() }
    body.append(contentsOf: bytes)
  }

  /// The answer is on its way to the client, or the connection breaks.
  func complete() {
    allow(service.options.patience)
    if !body.isEmpty { body = [] }
    isIdle.store(true, ordering: .relaxed)
    // An end that came before the client's last bytes were read would be overlooked.
    if service.isStopping { end(SHUT_RD) }
  }

  private func isHeadAcceptable() -> Bool {
    let functions = service.library.functions.pointee
    guard let length = functions.lookup_connection_value(handle, .HEADER_KIND, "Content-Length")
    else { return true }
    // What is no number was refused before.
    return strtoull(length, nil, 10) <= UInt64(service.options.largestBody)
  }

  private func refuseHead() -> Bool {
    let functions = service.library.functions.pointee
    guard functions.lookup_connection_value(handle, .HEADER_KIND, "Expect") != nil else {
      refuse()
      return true
    }
    // The client asks before it sends the body, which an answer now keeps it from.
    return queue(.response(service.options.tooLarge))
  }

  /// Answers while the client still sends, which libmicrohttpd doesn't do: closed with something
  /// unread, the connection would be reset, and the client might never see the answer. So the
  /// answer goes out here, and what the client sends is read for a while, to be thrown away.
  private func refuse() {
    progress = .refused
    body = []
    service.refusal.withUnsafeBytes { bytes in
      _ = send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    end(SHUT_WR)
    allow(min(service.options.patience, 2_000))
  }

  private func hand(method: String) {
    deadline.store(.max, ordering: .relaxed)
    let number = exchange.withLock { $0.begin() }
    service.handler?(
      HTTPRequest(method: method, target: target, body: body, on: self),
      HTTPReply(on: self, request: number))
  }
}
