internal import Market

/// Cuts a file of JSON into the elements of its list, a piece of the file at a time.
///
/// It knows strings, nesting and where elements end; whether an element is good JSON is left to
/// whoever decodes it. An element may lie across any number of pieces.
struct JSONElements {
  /// The most bytes of one element, so that no file can fill the memory.
  static let largest = 1 << 20
  /// The deepest lists and objects within each other.
  static let deepest = 64

  private let source: SeedBytes
  private var buffer: [UInt8] = []
  /// Where the present element begins, and where the scan goes on; blanks may lie between.
  private var (start, position) = (0, 0)
  private var isAtEnd = false
  private(set) var fingerprint: Fingerprint
  /// How many elements were found so far.
  private(set) var count = 0
  private var scan = ElementScan()

  init(_ source: SeedBytes, _ fingerprint: Fingerprint) throws(SeedFault) {
    self.source = source
    self.fingerprint = fingerprint
    while buffer.count < 3, !isAtEnd { try fill() }
    if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The next element of the list that the file is; nil after its last.
  mutating func next() throws(SeedFault) -> ArraySlice<UInt8>? {
    if count == 0 {
      guard let first = try skipBlanks() else { throw invalid }
      guard first == UInt8(ascii: "[") else {
        throw ElementScan.mayBegin(first) ? SeedFault(source.file, "is not a list") : invalid
      }
      position += 1
      if try skipBlanks() == UInt8(ascii: "]") { return try end() }
    } else {
      if buffer[position] == UInt8(ascii: "]") { return try end() }
      position += 1
    }
    let element = try element()
    // Before it is given out: of a file that breaks off, the file is at fault, not the last entry.
    guard let next = try skipBlanks(), next == UInt8(ascii: ",") || next == UInt8(ascii: "]") else {
      throw invalid
    }
    return buffer[start..<start + element]
  }

  /// The whole of a file that is no list.
  mutating func only() throws(SeedFault) -> ArraySlice<UInt8> {
    guard try skipBlanks() != nil else { throw invalid }
    let only = try element(isOnly: true)
    guard try skipBlanks() == nil else { throw invalid }
    return buffer[start..<start + only]
  }

  /// Goes to the end of the element that begins at `start` then; gives its length.
  private mutating func element(isOnly: Bool = false) throws(SeedFault) -> Int {
    start = position
    guard let first = try skipBlanks(), ElementScan.mayBegin(first) else { throw invalid }
    start = position
    scan = ElementScan()
    while true {
      position = buffer.withUnsafeBufferPointer { scan.advance(over: $0, from: position) }
      let entry = isOnly ? nil : count + 1
      guard position - start <= Self.largest else {
        throw SeedFault(source.file, entry: entry, "is larger than 1 MiB")
      }
      guard scan.deepest <= Self.deepest else {
        throw SeedFault(source.file, entry: entry, "is nested more than \(Self.deepest) deep")
      }
      if scan.isAtEnd { break }
      guard !isAtEnd else { throw invalid }
      try fill()
    }
    count += 1
    return position - start
  }

  /// Passes over blanks; gives the byte after them, or nil at the file's end.
  private mutating func skipBlanks() throws(SeedFault) -> UInt8? {
    while true {
      while position < buffer.count {
        guard ElementScan.isBlank(buffer[position]) else { return buffer[position] }
        position += 1
      }
      guard !isAtEnd else { return nil }
      try fill()
    }
  }

  /// After the list there may be nothing but blanks.
  private mutating func end() throws(SeedFault) -> ArraySlice<UInt8>? {
    position += 1
    guard try skipBlanks() == nil else { throw invalid }
    return nil
  }

  /// Reads once more; what lies before the present element makes room.
  private mutating func fill() throws(SeedFault) {
    guard position - start <= 2 * Self.largest else {
      throw SeedFault(source.file, "has more than 1 MiB of blanks in a row")
    }
    buffer.removeFirst(start)
    position -= start
    start = 0
    let bytes = try source.next()
    if bytes.isEmpty { isAtEnd = true }
    fingerprint.add(bytes)
    buffer.append(contentsOf: bytes)
  }

  private var invalid: SeedFault { SeedFault(source.file, "is no valid JSON") }
}
