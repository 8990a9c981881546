import Foundation

/// `nft serve` in a sandbox, on a port that nobody had; it ends with the value.
final class LocalServer {
  /// Its address, such as `http://localhost:40227`.
  let address: String
  private let sandbox: Sandbox
  private let process: Int32

  /// Starts it, and waits until it tells where it is.
  init(in sandbox: Sandbox) throws {
    self.sandbox = sandbox
    let started = try sandbox.bash(
      """
      "$NFT" serve --port 0 --store served.sqlite >served.out 2>&1 </dev/null & echo $!
      for i in $(seq 300); do grep -q 'ends it' served.out && break; sleep 0.1; done
      grep -o 'http://localhost:[0-9]*' served.out
      """)
    process = started.lines.first.flatMap { Int32($0) } ?? 0
    address = started.lines.dropFirst().first ?? ""
  }

  deinit {
    if process > 0 { kill(process, SIGTERM) }
  }

  /// Where nobody listens any more.
  func stop() {
    kill(process, SIGTERM)
    while kill(process, 0) == 0 { usleep(10_000) }
  }
}
