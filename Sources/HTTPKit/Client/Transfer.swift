internal import CCurl
internal import Glibc

/// One request on its way, and what has come back for it.
final class Transfer {
  /// The request's place among those sent together.
  let place: Int
  let easy: UnsafeMutableRawPointer
  private let library: CurlLibrary
  private let address: WebAddress
  private let largestAnswer: Int
  /// Where libcurl says more of a failure than its code does.
  private let reason: UnsafeMutablePointer<CChar>
  private var list: UnsafeMutablePointer<curl_slist>?
  private var headers: [(name: String, value: String)] = []
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// Makes the handle ready; throws what is wrong with the address.
  init(
    _ request: HTTPClientRequest, place: Int, easy: UnsafeMutableRawPointer,
    _ options: HTTPClient.Options, _ library: CurlLibrary
  ) throws(HTTPClientError) {
    address = try WebAddress(request.address, library)
    reason = .allocate(capacity: Int(CURL_ERROR_SIZE))
    reason.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    self.place = place
    self.easy = easy
    self.library = library
    largestAnswer = options.largestAnswer
    library.functions.pointee.easy_reset(easy)
    setLimits(options)
    setConnection(options)
    setRequest(request)
    _ = ccurl_set_receivers(
      library.functions, easy, receiveBody, receiveLine,
      Unmanaged.passUnretained(self).toOpaque())
    _ = ccurl_set_reason(library.functions, easy, reason)
  }

  deinit {
    reason.deallocate()
  }

  /// Frees what the handle used, once it is not running any more.
  func release() {
    library.functions.pointee.easy_reset(easy)
    library.functions.pointee.slist_free_all(list)
    list = nil
  }

  /// What became of the request.
  func result(_ code: CURLcode) -> Result<HTTPClientResponse, HTTPClientError> {
    guard code == CURLE_OK else { return .failure(error(code)) }
    let status = Int(ccurl_status(library.functions, easy))
    return .success(HTTPClientResponse(status: status, headers: headers, body: body))
  }

  /// Takes a part of the body; whether there is room for it.
  fileprivate func take(body bytes: UnsafeRawBufferPointer) -> Bool {
    isTooLarge = body.count + bytes.count > largestAnswer
    if !isTooLarge { body.append(contentsOf: bytes) }
    return !isTooLarge
  }

  /// Takes a line of the head.
  fileprivate func take(line bytes: UnsafeRawBufferPointer) {
    let line = String(decoding: bytes, as: UTF8.self)
    // An answer may come before the one that counts, as after `Expect: 100-continue`.
    if line.hasPrefix("HTTP/") { headers = [] }
    guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("HTTP/") else { return }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    headers.append((String(line[..<colon]), String(value.prefix { !$0.isNewline })))
  }

  private func setLimits(_ options: HTTPClient.Options) {
    set(CURLOPT_CONNECTTIMEOUT_MS, options.connectTimeout)
    set(CURLOPT_TIMEOUT_MS, options.timeout)
    _ = ccurl_set_count(
      library.functions, easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(options.largestAnswer))
  }

  private func setConnection(_ options: HTTPClient.Options) {
    set(CURLOPT_URL, address.text)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    // Without it, libcurl would change how the whole process takes signals.
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    let authorities = options.authorities ?? getenv("SSL_CERT_FILE").map { String(cString: $0) }
    if let authorities, !authorities.isEmpty { set(CURLOPT_CAINFO, authorities) }
    if address.isLoopback { set(CURLOPT_PROXY, "") }
    if let name = options.userAgent { set(CURLOPT_USERAGENT, name) }
    // All that libcurl can unpack.
    set(CURLOPT_ACCEPT_ENCODING, "")
  }

  private func setRequest(_ request: HTTPClientRequest) {
    if let body = request.body {
      _ = body.withUnsafeBytes { bytes in
        // No address means no body to libcurl; an empty one has an address as well.
        ccurl_set_body(
          library.functions, easy, bytes.baseAddress ?? UnsafeRawPointer(easy),
          curl_off_t(bytes.count))
      }
    } else if request.method == "HEAD" {
      set(CURLOPT_NOBODY, 1)
    }
    set(CURLOPT_CUSTOMREQUEST, request.method)
    if request.isSentOnce { set(CURLOPT_FRESH_CONNECT, 1) }
    for (name, value) in request.headers {
      add(value.isEmpty ? "\(name);" : "\(name): \(value)")
    }
    // What libcurl would add by itself to a body.
    let names = request.headers.map { $0.name.lowercased() }
    for name in ["Content-Type", "Expect"] where !names.contains(name.lowercased()) {
      add(name + ":")
    }
    _ = ccurl_set_headers(library.functions, easy, list)
  }

  private func add(_ header: String) {
    list = library.functions.pointee.slist_append(list, HTTPResponse.line(header)) ?? list
  }

  private func set(_ option: CURLoption, _ value: Int) {
    _ = ccurl_set_number(library.functions, easy, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) {
    _ = ccurl_set_text(library.functions, easy, option, value)
  }

  private func error(_ code: CURLcode) -> HTTPClientError {
    if isTooLarge { return .tooLarge }
    let general = library.functions.pointee.easy_strerror(code).map { String(cString: $0) }
    let text = reason[0] == 0 ? general ?? "" : String(cString: reason)
    let refused = ccurl_system_error(library.functions, easy) == ECONNREFUSED
    return HTTPClientError(code, text, host: address.host, isRefused: refused)
  }
}

private func receiveBody(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
  return transfer.take(body: part) ? part.count : 0
}

private func receiveLine(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
  Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue().take(line: line)
  return line.count
}
