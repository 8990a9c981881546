extension HTTPClient {
  /// What a client waits for and accepts.
  package struct Options: Sendable {
    /// Milliseconds to connect.
    package var connectTimeout = 5_000
    /// Milliseconds from the beginning of a request to the end of its answer.
    package var timeout = 30_000
    /// The bytes of the largest body accepted, unpacked.
    package var largestAnswer = 16 << 20
    /// The name that the program gives itself; nil sends none.
    package var userAgent: String?
    /// The file of certificates to trust; nil takes that of `SSL_CERT_FILE`, or the system's.
    package var authorities: String?

    /// Those of a program that a person waits for.
    package init() {}
  }
}
