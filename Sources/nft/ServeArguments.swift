internal import MarketAPI
internal import MarketServer
internal import ShellKit

/// What `nft serve` was started with.
struct ServeArguments {
  private(set) var options = ServerOptions()
  private(set) var store: String?
  private(set) var seedData: String?
  private(set) var wantsHelp = false

  /// Reads the words behind `serve`; throws a usage failure where they are wrong.
  init(_ arguments: [String]) throws(Failure) {
    var words = arguments[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = word.hasPrefix("--") ? String(parts[0]) : word
      if word.hasPrefix("--"), parts.count == 2 {
        words.insert(String(parts[1]), at: words.startIndex)
      }
      try take(name, &words)
    }
  }

  private mutating func take(
    _ name: String, _ words: inout ArraySlice<String>
  ) throws(Failure) {
    switch name {
    case "--port": options.port = try number(name, &words, in: 0...65_535)
    case "--host": options.host = try value(name, &words)
    case "--seed": options.seed = UInt64(try number(name, &words, in: 0...Int.max))
    case "--latency": options.latency = try wait(value(name, &words))
    case "--generation":
      let word = try value(name, &words)
      guard let choice = APIGenerationChoice(word: word) else {
        throw .usage(
          "generation",
          "A generation is \(APIGenerationChoice.words.listed(", ")), not \(Quotation.of(word)).")
      }
      options.generation = choice
    case "--store": store = try value(name, &words)
    case "--seed-data": seedData = try value(name, &words)
    case "-h", "--help": wantsHelp = true
    default:
      let near = Suggestion.question(Suggestion.nearest(to: name, among: Self.names))
      throw .usage(
        "unknown-option",
        "nft serve has no option \(Quotation.of(name)).\(near) It has \(Self.names.listed(", ")).")
    }
  }

  private static let names = [
    "--port", "--host", "--generation", "--latency", "--seed", "--store", "--seed-data", "--help",
  ]

  private func value(
    _ name: String, _ words: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = words.popFirst(), !value.isEmpty else {
      throw .usage("missing-value", "\(name) needs a value.")
    }
    return value
  }

  private func number(
    _ name: String, _ words: inout ArraySlice<String>, in range: ClosedRange<Int>
  ) throws(Failure) -> Int {
    let word = try value(name, &words)
    guard let number = Int(word), range.contains(number) else {
      throw .usage(
        "number",
        "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(Quotation.of(word)).")
    }
    return number
  }

  private func wait(_ word: String) throws(Failure) -> Int {
    if word == "0" || word == "0ms" { return 0 }
    guard case .fault(let fault)? = try? WeatherOrder(["slow", word]),
      case .slow(let milliseconds) = fault.kind
    else {
      throw .usage("latency", "A latency is 0 to 60s, such as 300ms, not \(Quotation.of(word)).")
    }
    return milliseconds
  }
}
