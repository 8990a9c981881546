/// A disk of its own in memory, which is soon full, where nobody else sees it.
enum SmallDisk {
  /// Whether such a disk can be mounted here.
  static let isPossible: Bool = {
    guard let sandbox = try? Sandbox() else { return false }
    return (try? run("true", size: "1m", in: sandbox).status) == 0
  }()

  /// Runs a bash script in a sandbox whose folder `disk` is a disk of that size, and has the store.
  static func run(_ script: String, size: String, in sandbox: Sandbox) throws -> Outcome {
    try sandbox.run(
      [
        "/usr/bin/unshare", "-rm", "/bin/bash", "-c",
        "mkdir disk && mount -t tmpfs -o size=\(size) none disk || exit 99\n\(script)",
      ], changing: ["NFT_STORE": "disk/store.sqlite"])
  }
}
