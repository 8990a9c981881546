internal import Market

extension Array where Element: Named {
  /// Things by number; one without counts by its place in the list, as it does in a store.
  var numbered: [Element] {
    let numbers = enumerated().map { ($0.element.number ?? $0.offset + 1, $0.element) }
    return numbers.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
