/// The target of a request, read as leniently as clients write it (API contract 1.2 and 4.3).
///
/// `/g1/w/anna//api/v1/orders/1/?page=0` is a path of four parts, a generation, a world and a
/// query. Escapes are decoded once, after the path was split: an escaped slash or `..` is text.
package struct APITarget: Sendable {
  /// The generation that the path begins with; nil where it names none.
  package private(set) var generation: APIGeneration?
  /// The world that the path begins with, as `/w/NAME`; nil where it names none.
  package private(set) var world: String?
  /// The parts of the path behind those, decoded, without empty ones.
  package private(set) var segments: [String]
  /// What follows the question mark.
  package let query: [FormItem]

  /// Reads any bytes: what is no UTF-8 becomes U+FFFD.
  package init(_ target: some Collection<UInt8>) {
    let whole = Self.withoutOrigin(Array(target))[...]
    let end = whole.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let rest = whole[(end ?? whole.endIndex)...]
    query = rest.first == UInt8(ascii: "?") ? FormText.items(rest.dropFirst()) : []
    segments = whole[..<(end ?? whole.endIndex)].split(separator: UInt8(ascii: "/")).map {
      String(decoding: PercentText.decoded($0, plusIsBlank: false), as: UTF8.self)
    }
    while takePrefix() {}
  }

  /// The path without what it begins with, each part decoded: for messages.
  package var path: String { "/" + segments.joined(separator: "/") }

  /// Takes a generation or a world off the path; each once, in either order.
  private mutating func takePrefix() -> Bool {
    if generation == nil, let first = segments.first, let word = APIGeneration(word: first) {
      generation = word
      segments.removeFirst()
      return true
    }
    guard world == nil, segments.count > 1, segments[0] == "w" else { return false }
    world = segments[1]
    segments.removeFirst(2)
    return true
  }

  /// A proxy's client names the whole address.
  private static func withoutOrigin(_ target: [UInt8]) -> [UInt8] {
    for scheme in ["http://", "https://"] where target.starts(with: scheme.utf8) {
      let authority = target.dropFirst(scheme.utf8.count)
      return Array(authority.drop { !"/?#".utf8.contains($0) })
    }
    return target
  }
}
