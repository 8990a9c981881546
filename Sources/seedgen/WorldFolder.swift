internal import Glibc

/// The folder that a world is written into: new, or empty.
struct WorldFolder {
  private let path: String
  private let isNew: Bool

  init(_ path: String) throws(GenerationError) {
    self.path = path
    if mkdir(path, 0o777) == 0 {
      isNew = true
      return
    }
    isNew = false
    let reason = errno
    guard reason == EEXIST else {
      throw .outside("The folder \(path) can't be made", String(cString: strerror(reason)))
    }
    guard let folder = opendir(path) else {
      throw .outside("The folder \(path) can't be read", String(cString: strerror(errno)))
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name == "." || name == ".." else {
        throw .usage("The folder \(path) is not empty: name a new one.")
      }
    }
    guard access(path, W_OK | X_OK) == 0 else {
      throw .outside("The folder \(path) can't be written", String(cString: strerror(errno)))
    }
  }

  /// Writes the six files; where one fails, none is left behind, nor a folder made for them.
  func write(_ plan: WorldPlan) throws(GenerationError) {
    var written: [String] = []
    do throws(GenerationError) {
      for (name, write) in WorldText.files {
        let file = try WholeFile("\(path)/\(name).json")
        try write(plan, file)
        try file.keep()
        written.append(file.path)
      }
    } catch {
      for file in written { unlink(file) }
      if isNew { rmdir(path) }
      throw error
    }
  }
}
