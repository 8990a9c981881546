internal import CCurl

extension HTTPClientError {
  /// What a code of libcurl means; `isRefused` tells why no connection came about.
  init(_ code: CURLcode, _ text: String, host: String, isRefused: Bool) {
    self =
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST: .nameNotFound(host)
      case CURLE_COULDNT_CONNECT: isRefused ? .connectionRefused : .other(text)
      case CURLE_OPERATION_TIMEDOUT: .timedOut
      case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
        CURLE_HTTP2_STREAM:
        .cut
      case CURLE_FILESIZE_EXCEEDED: .tooLarge
      case CURLE_URL_MALFORMAT: .badAddress(host)
      // The address was read before, so that only the answer can be of another protocol.
      case CURLE_UNSUPPORTED_PROTOCOL: .other("the answer is not HTTP")
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ENGINE_INITFAILED,
        CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_SHUTDOWN_FAILED:
        .tls(text)
      default: .other(text)
      }
  }
}
