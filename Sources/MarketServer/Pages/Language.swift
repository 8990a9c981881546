/// A language that pages come in.
enum Language: String, Sendable {
  case english = "en"
  case russian = "ru"

  /// Reads an `Accept-Language` header: Russian where it stands before English, or alone.
  init(_ header: String?) {
    let wanted = (header ?? "").split(separator: ",").map { part in
      (tag: part.prefix { $0 != ";" && $0 != "-" }, weight: Self.weight(of: part))
    }
    let known = wanted.filter { item in
      let tag = item.tag.drop { $0 == " " }.lowercased()
      return tag == "en" || tag == "ru"
    }
    let best = known.max { $0.weight < $1.weight }
    self = best.map { $0.tag.lowercased().hasSuffix("ru") } == true ? .russian : .english
  }

  private static func weight(of part: Substring) -> Double {
    let parts = part.split(separator: ";").dropFirst()
    guard let weight = parts.first(where: { $0.contains("q=") }) else { return 1 }
    return Double(weight.drop { $0 != "=" }.dropFirst().filter { $0 != " " }) ?? 0
  }
}
