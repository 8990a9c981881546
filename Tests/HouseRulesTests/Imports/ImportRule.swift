/// Who may import whom.
enum ImportRule {
  /// Imports of the product that the drawing does not have.
  static func strangers(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSource && $0.isSwift }.flatMap { file -> [Violation] in
      guard let target = file.target, let allowed = AllowedImports.of(target) else {
        return [Violation(file.path, 1, "the drawing of who may import whom lacks this target")]
      }
      return ImportLine.all(in: file).compactMap { line in
        if allowed.contains(line.module) { return nil }
        if let condition = AllowedImports.conditional[target]?[line.module] {
          if line.condition == condition { return nil }
          return Violation(
            file.path, line.line, "\(target) may import \(line.module) only under #if \(condition)")
        }
        return Violation(file.path, line.line, "\(target) may not import \(line.module)")
      }
    }
  }

  /// C doors opened by anybody but their kit and the tests of that kit.
  static func doors(in files: [SourceFile]) -> [Violation] {
    let owners = AllowedImports.doors.merging(AllowedImports.dataDoors) { $0 + $1 }
    return files.flatMap { file in
      ImportLine.all(in: file).filter { isDoor($0.module) }.compactMap { line in
        let target = file.target ?? ""
        let kit = file.isSource ? target : String(target.dropLast("Tests".count))
        if owners[kit]?.contains(line.module) == true { return nil }
        return Violation(file.path, line.line, "\(line.module) is a door of its kit alone")
      }
    }
  }

  /// Imports between the market and the feed, in the product or in the tests.
  static func families(in files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      ImportLine.all(in: file).compactMap { line in
        guard let own = family(of: file.target ?? ""), let other = family(of: line.module) else {
          return nil
        }
        return own == other
          ? nil : Violation(file.path, line.line, "the \(own) may not import \(line.module)")
      }
    }
  }

  private static func isDoor(_ module: String) -> Bool {
    module.first == "C" && module.dropFirst().first?.isUppercase == true
  }

  private static func family(of target: String) -> String? {
    if target.hasPrefix("Market") || target == "nft" { return "market" }
    if target.hasPrefix("Feed") || target == "feed" { return "feed" }
    return nil
  }
}
