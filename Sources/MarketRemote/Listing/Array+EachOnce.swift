extension Array where Element: Hashable {
  /// The elements without repeats, each where it stood first.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
