internal import Market
internal import ShellKit

/// The arguments of every `sort` command: a key, and a direction that may be left out.
enum SortArguments {
  static func arguments<Key: SortKey>(_ key: Key.Type) -> [Command.Argument] {
    [
      Command.Argument(
        key.allCases.map(\.rawValue).listed("|"),
        candidates: MarketSession.words(key.allCases.map(\.rawValue))),
      Command.Argument(
        Direction.allCases.map(\.rawValue).listed("|"), isOptional: true,
        candidates: MarketSession.words(Direction.allCases.map(\.rawValue))),
    ]
  }

  static func sort<Key: SortKey>(_ call: Invocation) throws(Failure) -> Sort<Key> {
    let key: Key = try value(call.arguments[0], "sort-key", "sorted by")
    guard call.arguments.count > 1 else { return Sort(key) }
    return Sort(key, try value(call.arguments[1], "sort-direction", "sorted"))
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ word: String, _ code: String, _ verb: String
  ) throws(Failure) -> Value {
    if let value = Value(rawValue: word.lowercased()) { return value }
    let known = Value.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: word, among: known)
    let advice =
      near.isEmpty ? " It can be \(known.joined(separator: " or "))." : Suggestion.question(near)
    throw .usage(code, "This list can't be \(verb) \(Quotation.of(word)).\(advice)")
  }
}

extension Sort {
  /// `sorted by price asc`.
  var words: String { "sorted by \(key.rawValue) \(direction.rawValue)" }

  /// The sort as JSON.
  var json: JSON { ["key": .string(key.rawValue), "direction": .string(direction.rawValue)] }
}
