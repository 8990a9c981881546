internal import CCurl
internal import Glibc

/// A client for HTTP and HTTPS that keeps its connections, to be used from one place at a time.
///
/// ```swift
/// let client = try HTTPClient()
/// let answer = try client.send(HTTPClientRequest("GET", "http://localhost:8080/note"))
/// print(answer.status, String(decoding: answer.body, as: UTF8.self))
/// ```
///
/// Certificates are always verified. No redirect is followed, since the next host must not get what
/// the headers of a request say: whoever asked sees its status and `Location`. A request that may
/// not be sent twice has to say so. A proxy of the environment (`http_proxy` and others) is asked
/// for any host but this machine. libcurl is loaded as the first client is made.
package final class HTTPClient {
  private let library: CurlLibrary
  private let options: Options
  private let multi: UnsafeMutableRawPointer
  /// Handles that wait for their next transfer.
  private var idle: [UnsafeMutableRawPointer] = []

  /// Connects to nobody yet; throws where libcurl is not installed.
  package init(_ options: Options = Options()) throws(HTTPClientError) {
    guard let library = CurlLibrary.installed else { throw .libraryMissing(package: "libcurl4") }
    guard let multi = library.functions.pointee.multi_init() else { throw .other("out of memory") }
    self.library = library
    self.options = options
    self.multi = multi
  }

  deinit {
    idle.forEach { library.functions.pointee.easy_cleanup($0) }
    _ = library.functions.pointee.multi_cleanup(multi)
  }

  /// Sends a request and waits for the answer, whatever its status.
  ///
  /// `shouldStop` is asked ten times a second, and ends the wait once it says so.
  package func send(
    _ request: HTTPClientRequest, shouldStop: () -> Bool = { false }
  ) throws(HTTPClientError) -> HTTPClientResponse {
    guard let result = sendAll([request], atMost: 1, shouldStop: shouldStop).first else {
      throw .stopped
    }
    return try result.get()
  }

  /// Sends requests, at most so many at a time; the results stand in the order of the requests.
  package func sendAll(
    _ requests: [HTTPClientRequest], atMost limit: Int, shouldStop: () -> Bool = { false }
  ) -> [Result<HTTPClientResponse, HTTPClientError>] {
    let pipe = PipeSignal.block()
    defer { pipe.restore() }
    var results = [Result<HTTPClientResponse, HTTPClientError>](
      repeating: .failure(.stopped), count: requests.count)
    var (next, running) = (0, [UnsafeMutableRawPointer: Transfer]())
    while next < requests.count || !running.isEmpty {
      while next < requests.count, running.count < max(limit, 1) {
        do throws(HTTPClientError) {
          let transfer = try begin(requests[next], place: next)
          running[transfer.easy] = transfer
        } catch {
          results[next] = .failure(error)
        }
        next += 1
      }
      if shouldStop() { break }
      for (transfer, code) in advance(running) {
        results[transfer.place] = transfer.result(code)
        running[transfer.easy] = nil
        end(transfer)
      }
    }
    running.values.forEach(end)
    return results
  }

  private func begin(
    _ request: HTTPClientRequest, place: Int
  ) throws(HTTPClientError) -> Transfer {
    guard let easy = idle.popLast() ?? library.functions.pointee.easy_init() else {
      throw .other("out of memory")
    }
    do throws(HTTPClientError) {
      let transfer = try Transfer(request, place: place, easy: easy, options, library)
      _ = library.functions.pointee.multi_add_handle(multi, easy)
      return transfer
    } catch {
      idle.append(easy)
      throw error
    }
  }

  /// Moves bytes, and waits a tenth of a second for some at the most; the transfers that ended.
  private func advance(
    _ running: [UnsafeMutableRawPointer: Transfer]
  ) -> [(Transfer, CURLcode)] {
    var (active, ended) = (Int32(0), [(Transfer, CURLcode)]())
    _ = library.functions.pointee.multi_perform(multi, &active)
    var code = CURLE_OK
    while let easy = ccurl_next_done(library.functions, multi, &code) {
      if let transfer = running[easy] { ended.append((transfer, code)) }
    }
    if ended.isEmpty, active > 0 {
      _ = library.functions.pointee.multi_poll(multi, nil, 0, 100, nil)
    }
    return ended
  }

  private func end(_ transfer: Transfer) {
    _ = library.functions.pointee.multi_remove_handle(multi, transfer.easy)
    transfer.release()
    idle.append(transfer.easy)
  }
}
