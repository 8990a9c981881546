internal import HTTPKit
internal import Market
internal import MarketAPI

/// The way to one server: sends requests, and tries again what may be tried again.
final class Wire {
  /// How many requests are under way at a time.
  private static let mostTogether = 6
  /// How often a request is sent before its fault is told.
  private static let tries = 3
  /// Milliseconds before the second try; twice as many before the third.
  private static let firstPause = 200

  let place: String
  /// Whether the server announced what this project's server has beyond the API; nil before its
  /// first answer.
  private(set) var hasExtras: Bool?
  private let options: RemoteMarket.Options
  private var client: HTTPClient?

  init(_ options: RemoteMarket.Options) {
    self.options = options
    place = options.address.place
  }

  func answer(to request: RemoteRequest) throws(PortError) -> HTTPClientResponse {
    try answers(to: [request])[0]
  }

  /// Sends requests together; the answers stand in their order.
  ///
  /// Throws the first fault of a request that trying again did not help.
  func answers(to requests: [RemoteRequest]) throws(PortError) -> [HTTPClientResponse] {
    var answers = [HTTPClientResponse?](repeating: nil, count: requests.count)
    var (open, tried) = (Array(requests.indices), 0)
    while !open.isEmpty {
      var faults: [(index: Int, fault: WireFault)] = []
      for (index, result) in zip(open, try send(open.map { requests[$0] })) {
        switch judge(result, requests[index]) {
        case .success(let answer): answers[index] = answer
        case .failure(let fault): faults.append((index, fault.fault))
        }
      }
      guard let first = faults.first else { break }
      open = faults.map(\.index)
      let mayRepeat = faults.allSatisfy { requests[$0.index].isRepeatable }
      tried += faults.contains { $0.fault.isSlow } ? 2 : 1
      if mayRepeat, faults.allSatisfy({ $0.fault.isPassing }), tried < Self.tries {
        pause(before: tried, faults.compactMap { $0.fault.retryAfter }.max())
        continue
      }
      let error = first.fault.error(requests[first.index], place, options.limits)
      let isOffered = mayRepeat && requests[first.index].isOffered && first.fault.isWorthAsking
      guard isOffered, options.asksAgain(error) else { throw error }
      tried = 0
    }
    return answers.compactMap { $0 }
  }

  private struct Judged: Error {
    let fault: WireFault
  }

  private func judge(
    _ result: Result<HTTPClientResponse, HTTPClientError>, _ request: RemoteRequest
  ) -> Result<HTTPClientResponse, Judged> {
    switch result {
    case .failure(let error): return .failure(Judged(fault: .network(error)))
    case .success(let response):
      if hasExtras != true { hasExtras = response.header(APIHeader.extras) != nil }
      let isFine =
        (200..<300).contains(response.status) || request.accepted.contains(response.status)
      return isFine ? .success(response) : .failure(Judged(fault: .status(response)))
    }
  }

  private func pause(before tried: Int, _ retryAfter: Int?) {
    let pause = Double(Self.firstPause << (tried - 1)) * (0.5 + options.chance())
    options.wait(max(Int(pause), (retryAfter ?? 0) * 1_000))
  }

  private func send(
    _ requests: [RemoteRequest]
  ) throws(PortError) -> [Result<HTTPClientResponse, HTTPClientError>] {
    let client = try opened()
    defer { options.hasEnded() }
    return client.sendAll(
      requests.map(wired), atMost: Self.mostTogether, shouldStop: options.shouldStop)
  }

  private func opened() throws(PortError) -> HTTPClient {
    if let client { return client }
    do throws(HTTPClientError) {
      let client = try HTTPClient(options.limits)
      self.client = client
      return client
    } catch {
      throw WireFault.network(error).error(RemoteRequest("GET", "/"), place, options.limits)
    }
  }

  private func wired(_ request: RemoteRequest) -> HTTPClientRequest {
    var headers = [
      ("Accept", APIHeader.json), (APIHeader.extras, APIGeneration.g3b.rawValue),
    ]
    if let token = options.token { headers.append((APIHeader.token, token)) }
    if let secret = options.secret, request.path.hasPrefix("/_/") {
      headers.append((APIHeader.secret, secret))
    }
    if let body = request.body { headers.append(("Content-Type", body.contentType)) }
    var wired = HTTPClientRequest(
      request.method, options.address.base + request.path, headers: headers + request.headers,
      body: request.body?.bytes)
    wired.isSentOnce = !request.isRepeatable
    return wired
  }
}
