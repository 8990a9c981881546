internal import HTTPKit
internal import Market
internal import MarketAPI

extension WireFault {
  /// The fault as a port tells it: who was at fault, the network, the server or the answer.
  func error(_ request: RemoteRequest, _ place: String, _ limits: HTTPClient.Options) -> PortError {
    if mayBeDone, !request.isReading {
      return PortError(
        .uncertain,
        "\(cause(place, limits)), so that it is not known whether this was done: look before you "
          + "do it again")
    }
    return PortError(kind, detail(request, place, limits))
  }

  private var kind: PortError.Kind {
    switch self {
    case .network(.stopped): .stopped
    case .network(.tooLarge): .misread
    case .network: .unreachable
    case .status(let response):
      response.status >= 500 || response.status == 429 ? .failing : .refused
    }
  }

  private func detail(
    _ request: RemoteRequest, _ place: String, _ limits: HTTPClient.Options
  ) -> String {
    guard case .status(let response) = self else { return cause(place, limits) }
    let asked = "\(request.method) \(request.path)"
    switch response.status {
    case 300..<400:
      let other = response.header("Location").map { " to \($0)" } ?? ""
      return "the server at \(place) sends \(asked) on\(other) (\(response.status)), and no "
        + "redirect is followed"
    case 401, 403:
      return "the server at \(place) lets nobody ask \(asked) without leave (\(response.status))"
        + words(response)
    case 404 where !isProblem(response):
      return "the server at \(place) has nothing for \(asked) (404)"
    case 429: return "the server at \(place) is asked too often (429)" + later
    case 500...: return cause(place, limits) + later
    default:
      return "the server at \(place) refused \(asked) (\(response.status))" + words(response)
    }
  }

  /// Who was at fault, without what was asked.
  private func cause(_ place: String, _ limits: HTTPClient.Options) -> String {
    switch self {
    case .network(.nameNotFound(let host)): "the network knows no host “\(host)”"
    case .network(.connectionRefused): "the network led to \(place), where nobody listens"
    case .network(.timedOut):
      "no whole answer came from \(place) within \(limits.timeout / 1_000) s"
    case .network(.tls(let reason)): "the connection to \(place) is not secure (\(reason))"
    case .network(.cut): "the network cut the answer of \(place) short"
    case .network(.tooLarge):
      "the answer of \(place) is larger than \(limits.largestAnswer >> 20) MiB"
    case .network(.stopped): "the wait for \(place) was given up"
    case .network(.badAddress(let text)): "“\(text)” is no address of a server"
    case .network(.libraryMissing(let package)):
      "libcurl is missing, which Debian has in the package \(package)"
    case .network(.other(let reason)): "the network failed on the way to \(place) (\(reason))"
    case .status(let response): "the server at \(place) failed (\(response.status))"
    }
  }

  private var later: String {
    guard let retryAfter, retryAfter > Self.longestWait else { return "" }
    return ", and asks to wait for \(retryAfter) s"
  }

  private func isProblem(_ response: HTTPClientResponse) -> Bool {
    APIProblem(status: response.status, body: response.body)?.detail != nil
  }

  /// What the server says itself, where it says something short.
  private func words(_ response: HTTPClientResponse) -> String {
    guard let problem = APIProblem(status: response.status, body: response.body),
      let detail = problem.detail, detail.utf8.count <= 300
    else { return "" }
    return ", saying “\(detail)”"
  }
}
