import Foundation

/// A folder with a home, a store and all else the program keeps; gone with the value.
///
/// ```swift
/// let sandbox = try Sandbox()
/// let outcome = try sandbox.nft("-c", "cart add 7; cart")
/// #expect(outcome.status == 0)
/// ```
final class Sandbox {
  /// The folder, which is where programs run.
  let folder: String
  private var runs = 0

  /// Makes an empty folder.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "nft-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What every run finds in its environment, and nothing besides.
  var environment: [String: String] {
    var environment = [
      "HOME": path("home"), "NFT_STORE": path("store.sqlite"), "LC_ALL": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin", "NFT": Program.path,
    ]
    // Where the libraries are, and which leaks of theirs a sanitized run passes over.
    for name in ["LD_LIBRARY_PATH", "LSAN_OPTIONS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment
  }

  /// The path of something in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Runs the program.
  func nft(
    _ arguments: String..., input: String = "", changing changes: [String: String?] = [:]
  ) throws -> Outcome {
    try run([Program.path] + arguments, input: Data(input.utf8), changing: changes)
  }

  /// Runs a line of bash, for which `$NFT` is the program.
  func bash(
    _ line: String, input: String = "", changing changes: [String: String?] = [:]
  ) throws -> Outcome {
    try run(["/bin/bash", "-c", line], input: Data(input.utf8), changing: changes)
  }

  /// Runs any program; a change of nil takes a variable away.
  func run(
    _ words: [String], input: Data = Data(), changing changes: [String: String?] = [:]
  ) throws -> Outcome {
    try start(words, input: input, changing: changes)()
  }

  /// Starts any program; the result waits for its end.
  func start(
    _ words: [String], input: Data = Data(), changing changes: [String: String?] = [:]
  ) throws -> () throws -> Outcome {
    var environment = environment
    for (name, value) in changes { environment[name] = value }
    runs += 1
    let files = ["in", "out", "err"].map { path("run-\(runs).\($0)") }
    try input.write(to: URL(filePath: files[0]))
    let child = try ChildProcess(
      words, environment: environment, folder: folder, input: files[0], output: files[1],
      errors: files[2])
    return {
      let status = try child.wait()
      let texts = try files.dropFirst().map {
        String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self)
      }
      return Outcome(output: texts[0], errors: texts[1], status: status)
    }
  }
}
