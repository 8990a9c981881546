/// Names of one machine that the tree must not hold: folders of a person, hosts it loads from.
enum MachineRule {
  /// First folders of absolute paths that only one machine has.
  static let folders = ["work", "root", "home", "Users", "workspace", "builds", "mnt"]
  /// What names the host of a registry or a mirror of one.
  static let hosts = [
    ["registry", "."], ["arti", "factory"], ["pypi", "."], ["npmjs", "."], ["crates", ".io"],
    ["ghcr", ".io"], ["docker", ".io"], ["proxy", ".golang"], ["mirror", "."],
  ].map { $0.joined() }

  static func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      file.lines.enumerated().flatMap { index, line in
        let paths = folders.filter { holds(line, folder: $0) }
          .map { Violation(file.path, index + 1, "/\($0) is a path of one machine") }
        return paths
          + hosts.filter(line.lowercased().contains)
          .map { Violation(file.path, index + 1, "\($0) names a registry's host") }
      }
    }
  }

  /// Whether the first folder of an absolute path in the line is called so.
  private static func holds(_ line: String, folder: String) -> Bool {
    line.ranges(of: "/" + folder).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !isPart(before) && before != "/" && !isPart(after)
    }
  }

  private static func isPart(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "_-.~)}".contains(character)
  }
}
