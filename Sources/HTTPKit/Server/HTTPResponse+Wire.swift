extension HTTPResponse {
  /// The whole answer as it goes over a connection that ends with it.
  var wireBytes: [UInt8] {
    var head = "HTTP/1.1 \(status) \(HTTPResponse.reason(status))\r\n"
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    head += "Content-Length: \(count)\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }

  private static func reason(_ status: Int) -> String {
    // A client goes by the number. Only refusals are written here.
    status == 413 ? "Content Too Large" : "Refused"
  }
}
