/// How much of each pixel lies inside a path, in eighths, row by row.
///
/// Finer steps at the edges can't be seen, and make a picture's file a fifth larger.
struct Coverage {
  static let full = 8
  /// A row of pixels is looked at along eight lines; along a line, to the 256th of a pixel.
  private static let lines = 8
  private static let unit = 256

  private let width: Int
  private let height: Int
  /// Where a line crosses the outline: the line, x and the direction in one number, to be sorted.
  private var crossings: [Int] = []

  init(_ path: Path, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    for outline in path.outlines where outline.count > 2 {
      var last = outline[outline.count - 1]
      for point in outline {
        addEdge(last, point)
        last = point
      }
    }
    crossings.sort()
  }

  /// Tells every pixel that is not empty: its row, its columns, and its eighths.
  func each(_ body: (_ row: Int, _ columns: Range<Int>, _ part: Int) -> Void) {
    var next = 0
    var partial = [Int](repeating: 0, count: width + 2)
    var change = [Int](repeating: 0, count: width + 2)
    while next < crossings.count {
      let row = line(of: crossings[next]) / Self.lines
      while next < crossings.count, line(of: crossings[next]) / Self.lines == row {
        addSpans(from: &next, &partial, &change)
      }
      tell(row, &partial, &change, body)
    }
  }

  private func line(of crossing: Int) -> Int { crossing >> 32 }

  private mutating func addEdge(_ start: Point, _ end: Point) {
    let scale = Double(Self.unit)
    let (x0, y0) = (Int((start.x * scale).rounded()), Int((start.y * scale).rounded()))
    let (x1, y1) = (Int((end.x * scale).rounded()), Int((end.y * scale).rounded()))
    guard y0 != y1 else { return }
    let step = Self.unit / Self.lines
    let (top, bottom) = (min(y0, y1), max(y0, y1))
    let first = max(0, (top - step / 2 + step - 1) >> 5)
    let last = min(height * Self.lines - 1, (bottom - step / 2 - 1) >> 5)
    guard first <= last else { return }
    let limit = width * Self.unit
    for line in first...last {
      let y = line * step + step / 2
      let x = max(0, min(limit, x0 + (y - y0) * (x1 - x0) / (y1 - y0)))
      crossings.append(line << 32 | x << 1 | (y1 > y0 ? 1 : 0))
    }
  }

  /// Goes along one line, and adds what lies between where it enters and leaves the path.
  private func addSpans(from next: inout Int, _ partial: inout [Int], _ change: inout [Int]) {
    let line = line(of: crossings[next])
    var (winding, entry) = (0, 0)
    while next < crossings.count, self.line(of: crossings[next]) == line {
      let x = crossings[next] >> 1 & 0x7FFF_FFFF
      if winding == 0 { entry = x }
      winding += crossings[next] & 1 == 1 ? 1 : -1
      if winding == 0 { addSpan(entry, x, &partial, &change) }
      next += 1
    }
  }

  private func addSpan(_ start: Int, _ end: Int, _ partial: inout [Int], _ change: inout [Int]) {
    let (first, last) = (start >> 8, end >> 8)
    if first == last {
      partial[first] += end - start
    } else {
      partial[first] += Self.unit - start & 0xFF
      partial[last] += end & 0xFF
      change[first + 1] += Self.unit
      change[last] -= Self.unit
    }
  }

  private func tell(
    _ row: Int, _ partial: inout [Int], _ change: inout [Int],
    _ body: (_ row: Int, _ columns: Range<Int>, _ part: Int) -> Void
  ) {
    var (inside, start, current) = (0, 0, 0)
    for column in 0...width {
      inside += change[column]
      let whole = inside + partial[column]
      (change[column], partial[column]) = (0, 0)
      let part = column == width ? 0 : (whole + 128) >> 8
      if part == current { continue }
      if current > 0 { body(row, start..<column, current) }
      (start, current) = (column, part)
    }
    (change[width + 1], partial[width + 1]) = (0, 0)
  }
}
