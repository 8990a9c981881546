/// What the manifest may say about targets.
enum ManifestRule {
  /// Targets of library products, and targets below them, that an app could not use: what they
  /// are given has unsafe flags, or names something that has.
  static func unsafeLibraries(in text: String) -> [Violation] {
    let manifest = Manifest(text)
    let roots = manifest.libraries.flatMap { Manifest.words(after: "targets", in: $0) }
    return closure(of: roots, in: manifest).flatMap { name -> [Violation] in
      guard let target = manifest.targets.first(where: { $0.name == name }) else {
        return [Violation("Package.swift", 1, "the library's target \(name) is not defined")]
      }
      return unsafeNames(in: manifest).filter { WordRule.holds(target.text, $0) }
        .map { Violation("Package.swift", target.line, "\(name) takes \($0), which is unsafe") }
    }
  }

  /// Dependencies that nobody may import by the drawing.
  static func strangers(in text: String) -> [Violation] {
    let manifest = Manifest(text)
    return manifest.targets.filter { $0.kind != "testTarget" }.flatMap { target -> [Violation] in
      let allowed = AllowedImports.of(target.name) ?? []
      return Manifest.words(after: "dependencies", in: target).filter { !allowed.contains($0) }
        .filter { _ in AllowedImports.of(target.name) != nil }
        .map { Violation("Package.swift", target.line, "\(target.name) may not depend on \($0)") }
    }
  }

  private static func unsafeNames(in manifest: Manifest) -> [String] {
    ["unsafeFlags"] + manifest.constants.filter { $0.value.contains("unsafeFlags") }.map(\.key)
  }

  private static func closure(of roots: [String], in manifest: Manifest) -> [String] {
    var (found, next) = ([String](), roots)
    while let name = next.popLast() {
      if found.contains(name) { continue }
      found.append(name)
      for target in manifest.targets where target.name == name {
        next += Manifest.words(after: "dependencies", in: target)
      }
    }
    return found.sorted()
  }
}
