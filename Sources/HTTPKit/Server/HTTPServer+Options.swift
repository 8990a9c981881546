extension HTTPServer {
  /// Where a server listens, and what it grants a client.
  package struct Options: Sendable {
    /// The addresses of this machine alone.
    package static let loopback = ["127.0.0.1", "::1"]

    /// Numeric addresses or names. One of several that the machine lacks is left out.
    package var addresses = loopback
    /// 0 takes one that nobody has.
    package var port = 0
    /// How many threads call the handler.
    package var threads = 2
    /// The bytes of the largest body accepted; a larger one is answered by `tooLarge`.
    package var largestBody = 1 << 20
    /// The milliseconds for a request to be whole, from the connection or the last answer on.
    ///
    /// Taking an answer may last as long, and a second longer for each million bytes of it.
    package var patience = 10_000
    /// Connections beyond so many wait to be accepted.
    ///
    /// The process's limit of open files is raised for them, as far as the user may do that.
    package var connections = 2_000
    /// The bytes for the head of a request; one that has more is refused by status 431 or 414.
    ///
    /// Every request costs the time to clear them.
    package var memory = 16 << 10
    /// What a body that is too large is answered by, before it is whole.
    package var tooLarge = HTTPResponse(status: 413)
    /// What a request is answered by whose reply was let go of.
    package var unanswered = HTTPResponse(status: 500)

    /// Those of a server for this machine.
    package init() {}
  }
}
