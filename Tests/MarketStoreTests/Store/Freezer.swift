import Foundation

/// Makes files unwritable for a while: by permissions, or for the superuser by `chattr +i`.
enum Freezer {
  /// Whether files can be made unwritable here; the superuser may lack both ways.
  static let isPossible: Bool = {
    if geteuid() != 0 { return true }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("freezer-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard FileManager.default.createFile(atPath: file, contents: nil) else { return false }
    defer { _ = chattr("-i", file) }
    return chattr("+i", file) && FileHandle(forWritingAtPath: file) == nil
  }()

  /// Runs `body` while none of `paths` can be written.
  static func during(_ paths: [String], _ body: () throws -> Void) rethrows {
    for path in paths { set(path, isFrozen: true) }
    defer { for path in paths.reversed() { set(path, isFrozen: false) } }
    try body()
  }

  /// Makes a file writable, where there is one.
  static func thaw(_ path: String) {
    set(path, isFrozen: false)
  }

  private static func set(_ path: String, isFrozen: Bool) {
    if geteuid() == 0 {
      _ = chattr(isFrozen ? "+i" : "-i", path)
    } else {
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      let mode: mode_t = isDirectory.boolValue ? 0o755 : 0o644
      chmod(path, isFrozen ? mode & 0o555 : mode)
    }
  }

  private static func chattr(_ flag: String, _ path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/chattr")
    process.arguments = [flag, path]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
