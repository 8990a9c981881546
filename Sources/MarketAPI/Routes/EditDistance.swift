/// How many bytes to add, drop or replace to make one text of another.
enum EditDistance {
  /// The distance between two texts whatever their letter case; nil beyond `limit`.
  static func between(_ left: String, _ right: String, atMost limit: Int) -> Int? {
    let (left, right) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    guard abs(left.count - right.count) <= limit else { return nil }
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count] <= limit ? row[right.count] : nil
  }
}
