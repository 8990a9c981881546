import Glibc

/// Somebody who may read in a sandbox and not write: files' permissions do not bind root, who
/// therefore runs the program as nobody.
struct Bystander {
  private static let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534"]
  private static var isRoot: Bool { getuid() == 0 }
  private let sandbox: Sandbox

  /// Takes part in a sandbox; nobody gets a program and a home of its own there.
  init(in sandbox: Sandbox) throws {
    self.sandbox = sandbox
    // Copied by another process: a copy still open for writing in this one could not be run.
    _ = try sandbox.bash("cp -- \"$NFT\" nft && chmod 755 . nft")
  }

  /// Whether there is a way to run the program like this.
  static var canRun: Bool {
    if !isRoot { return true }
    guard let sandbox = try? Sandbox(), let bystander = try? Bystander(in: sandbox) else {
      return false
    }
    return (try? bystander.nft("--version").status) == 0
  }

  /// Runs the program.
  func nft(_ arguments: String...) throws -> Outcome {
    let before = Self.isRoot ? Self.nobody + ["--clear-groups", "--"] : []
    return try sandbox.run(before + [sandbox.path("nft")] + arguments)
  }
}
