/// The rows of the last table, so that `#3` means what stood there when it was printed.
package struct RowReferences: Sendable {
  private var first = 1
  private var targets: [RowTarget] = []
  private var wasShown = false

  /// No table was printed yet.
  package init() {}

  /// Binds the rows of a table that begins with row `first`; one that goes on with the last list
  /// leaves the rows above bound too.
  package mutating func bind(_ targets: [RowTarget], first: Int, goingOn: Bool = false) {
    if goingOn, first == self.first + self.targets.count {
      self.targets += targets
    } else {
      self.first = first
      self.targets = targets
    }
    wasShown = true
  }

  /// Whether a word refers to a row at all.
  package static func isReference(_ word: String) -> Bool {
    word.hasPrefix("#") && word.dropFirst().first.map { ("0"..."9").contains($0) } == true
  }

  /// What the row that `word` refers to stands for; throws where there is no such row.
  package func target(of word: String) throws(Failure) -> RowTarget {
    guard !targets.isEmpty else {
      throw Failure(
        "row.none",
        wasShown
          ? "The last list has no row \(word): it was empty."
          : "\(Quotation.of(word)) is a row, but no list was shown yet.")
    }
    guard let row = Int(word.dropFirst()), targets.indices.contains(row - first) else {
      let rows =
        targets.count == 1
        ? "only row #\(first)" : "rows #\(first) to #\(first + targets.count - 1)"
      throw Failure("row.not-found", "The last list has no row \(Quotation.of(word)), but \(rows).")
    }
    return targets[row - first]
  }

  /// The row as one of `kind`; throws where it stands for something else.
  package func identifier(of word: String, kind: String) throws(Failure) -> String {
    let target = try target(of: word)
    guard target.kind == kind else {
      let name = target.offer?.name ?? target.id
      throw Failure(
        "row.kind",
        "Row \(word) is no \(kind): it stands for the \(target.kind) \(Quotation.of(name)).")
    }
    return target.id
  }

  /// The identifiers of the rows of one kind, in the order of the list.
  package func identifiers(kind: String) -> [String] {
    targets.filter { $0.kind == kind }.map(\.id)
  }

  /// What completion offers of the rows of one kind: what stands on the screen comes first.
  package func candidates(kind: String) -> [Offer] {
    targets.filter { $0.kind == kind }.compactMap(\.offer)
  }
}
