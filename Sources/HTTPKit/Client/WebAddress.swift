internal import CCurl

/// The URL of a request, read by libcurl itself.
struct WebAddress {
  let text: String
  let host: String

  /// Throws where it is none, or one of something else than HTTP and HTTPS.
  init(_ text: String, _ library: CurlLibrary) throws(HTTPClientError) {
    let functions = library.functions.pointee
    guard let url = functions.url() else { throw .other("out of memory") }
    defer { functions.url_cleanup(url) }
    // A text in C would end at a zero, which is no part of an address.
    guard
      !text.utf8.contains(0), functions.url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK,
      let scheme = WebAddress.part(CURLUPART_SCHEME, of: url, library),
      ["http", "https"].contains(scheme.lowercased()),
      let host = WebAddress.part(CURLUPART_HOST, of: url, library)
    else { throw .badAddress(text) }
    self.text = text
    self.host = host
  }

  /// Whether the host is this machine, by its name or its number.
  var isLoopback: Bool {
    let name = host.lowercased()
    let isNumber = name.hasPrefix("127.") && name.allSatisfy { $0.isNumber || $0 == "." }
    return isNumber || ["localhost", "[::1]"].contains(name) || name.hasSuffix(".localhost")
  }

  private static func part(
    _ part: CURLUPart, of url: OpaquePointer, _ library: CurlLibrary
  ) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard library.functions.pointee.url_get(url, part, &text, 0) == CURLUE_OK, let text else {
      return nil
    }
    defer { library.functions.pointee.free(text) }
    return String(cString: text)
  }
}
