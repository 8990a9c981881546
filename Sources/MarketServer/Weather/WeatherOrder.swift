/// What somebody asks of the weather, read from words.
package enum WeatherOrder: Equatable, Sendable {
  /// Nothing goes wrong any more.
  case normal
  /// This goes wrong besides what does already.
  case fault(Fault)

  /// The words that orders begin with, for help and completion.
  package static let words = ["normal", "slow", "drop", "offline", "cut", "503", "429"]
  /// The longest wait, a minute, in milliseconds.
  package static let longestWait = 60_000

  /// Reads words such as `slow 800ms /orders`; throws a sentence that says what could be typed.
  package init(_ words: [String]) throws(WeatherError) {
    guard let first = words.first?.lowercased() else { throw WeatherError(Self.advice) }
    var rest = words.dropFirst()
    let kind: Fault.Kind? =
      switch first {
      case "normal": nil
      case "offline": .offline
      case "cut": .cut
      case "slow": .slow(try Self.milliseconds(rest.popFirst()))
      case "drop": .drop(try Self.percent(rest.popFirst()))
      default: .status(try Self.status(first), retryAfter: try Self.retry(&rest))
      }
    let path = rest.popFirst()
    if let surplus = rest.first ?? (kind == nil ? path : nil) {
      throw WeatherError("There is no place for “\(surplus.prefix(40))” in this weather.")
    }
    guard let kind else {
      self = .normal
      return
    }
    self = .fault(Fault(kind, on: try path.map(Self.path)))
  }

  private static let advice =
    "The weather is normal, slow 800ms, drop 20%, offline, cut, or a status such as 503 or "
    + "429 retry 2; a path behind it such as /orders narrows it."

  private static func milliseconds(_ word: String?) throws(WeatherError) -> Int {
    let word = word?.lowercased() ?? ""
    let (digits, unit) =
      word.hasSuffix("ms")
      ? (word.dropLast(2), 1)
      : word.hasSuffix("s") ? (word.dropLast(), 1_000) : (word[...], 1)
    guard let count = Int(digits), count > 0, count <= longestWait / unit else {
      throw WeatherError("A wait is 1ms to 60s, such as slow 800ms.")
    }
    return count * unit
  }

  private static func percent(_ word: String?) throws(WeatherError) -> Int {
    let digits = word.map { $0.hasSuffix("%") ? $0.dropLast() : $0[...] } ?? ""
    guard let percent = Int(digits), (1...100).contains(percent) else {
      throw WeatherError("Drops are 1 to 100 percent, such as drop 20%.")
    }
    return percent
  }

  private static func status(_ word: String) throws(WeatherError) -> Int {
    guard let status = Int(word) else { throw WeatherError(advice) }
    guard (400...599).contains(status) else {
      throw WeatherError("A status of bad weather is 400 to 599, such as 503.")
    }
    return status
  }

  private static func retry(_ rest: inout ArraySlice<String>) throws(WeatherError) -> Int? {
    guard rest.first?.lowercased() == "retry" else { return nil }
    rest.removeFirst()
    guard let word = rest.popFirst(), let seconds = Int(word), (0...3_600).contains(seconds)
    else { throw WeatherError("A client may come again after 0 to 3600 seconds: 429 retry 2.") }
    return seconds
  }

  private static func path(_ word: String) throws(WeatherError) -> String {
    let inside = word.hasPrefix("/api/v1/") ? String(word.dropFirst("/api/v1".count)) : word
    let path = inside.count > 1 && inside.hasSuffix("/") ? String(inside.dropLast()) : inside
    guard path.hasPrefix("/"), path.utf8.count <= 200 else {
      throw WeatherError("A path begins with /, such as /orders or /nft.")
    }
    return path == "/" ? "" : path
  }
}
