import Glibc
import HTTPKit
import Testing

@Suite("A certificate", .enabled(if: access("/usr/bin/openssl", X_OK) == 0))
struct CertificateTests {
  /// Runs a test beside a server of its own that has a certificate for `localhost` from nobody.
  private func withServer(_ body: (_ port: Int, _ certificate: String) throws -> Void) throws {
    var template = Array("/tmp/httpkit.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    let (key, certificate) = ("\(folder)/key.pem", "\(folder)/certificate.pem")
    defer {
      unlink(key)
      unlink(certificate)
      rmdir(folder)
    }
    let names = "-subj /CN=localhost -addext subjectAltName=DNS:localhost -days 2"
    let made = try run(
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout \(key) -out \(certificate) \(names)"
    )
    waitpid(made, nil, 0)
    let port = try #require(HTTPServer.freePort(near: 40_000, on: ["127.0.0.1"]))
    let server = try run(
      "openssl s_server -accept \(port) -key \(key) -cert \(certificate) -www -quiet")
    defer {
      kill(server, SIGKILL)
      waitpid(server, nil, 0)
    }
    for _ in 1...400 where (try? RawClient(port: port)) == nil { pause(milliseconds: 25) }
    try body(port, certificate)
  }

  private func run(_ command: String) throws -> pid_t {
    var process = pid_t()
    let words = ["/bin/sh", "-c", "exec \(command) >/dev/null 2>&1"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    try #require(posix_spawn(&process, words[0], nil, nil, &arguments, environ) == 0)
    return process
  }

  @Test("from nobody is not accepted, and one that is trusted only for its own host")
  func verification() throws {
    try withServer { port, certificate in
      let address = "https://localhost:\(port)/"
      let error = #expect(throws: HTTPClientError.self) {
        try HTTPClient().send(HTTPClientRequest("GET", address))
      }
      guard case .tls(let reason)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("certificate"))

      var options = HTTPClient.Options()
      options.authorities = certificate
      let client = try HTTPClient(options)
      #expect(try client.send(HTTPClientRequest("GET", address)).status == 200)
      let other = #expect(throws: HTTPClientError.self) {
        try client.send(HTTPClientRequest("GET", "https://127.0.0.1:\(port)/"))
      }
      #expect(other.map { "\($0)".hasPrefix("The connection is not secure") } == true)
    }
  }
}
