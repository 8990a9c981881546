internal import MarketAPI

/// One request to a server, and what may be done where it has no answer.
struct RemoteRequest {
  let method: String
  /// What follows the server's address: path and query.
  let path: String
  var body: APIClientBody?
  var headers: [(name: String, value: String)] = []
  /// Whether it changes nothing; a payment changes something, though it is a GET.
  var isReading: Bool
  /// Whether doing it twice comes to the same as doing it once.
  var isRepeatable = true
  /// Whether a person may be asked to try again; who pays is asked by the shell in its own way.
  var isOffered = true
  /// Statuses besides 2xx that are answers for whoever asks.
  var accepted: Set<Int> = []

  init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
    isReading = method == "GET"
  }

  init(_ endpoint: APIEndpoint, _ identifiers: [String] = [], query: String = "") {
    let route = APIRoute.of(endpoint)
    self.init(route?.method ?? "GET", (route?.path(identifiers: identifiers) ?? "/") + query)
  }

  init(_ control: ControlPath, by method: String = "GET", query: String = "") {
    self.init(method, control.rawValue + query)
  }

  func with(_ change: (inout RemoteRequest) -> Void) -> RemoteRequest {
    var request = self
    change(&request)
    return request
  }

}
