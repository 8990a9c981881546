/// A key and a direction: how a list is ordered. Ties go by name, then by identifier, ascending.
public struct Sort<Key: SortKey>: Hashable, Sendable {
  /// What is compared.
  public var key: Key
  /// Which way the list runs.
  public var direction: Direction

  /// Without a direction the key's own is taken.
  public init(_ key: Key, _ direction: Direction? = nil) {
    self.key = key
    self.direction = direction ?? key.naturalDirection
  }
}

extension Sort {
  /// A total order: by `primary` in this direction (nil: by name), then by name, then by id.
  func precedes<Thing: Named, Primary: Comparable>(
    _ left: Thing, _ right: Thing, by primary: ((Thing) -> Primary)?, _ collation: any Collation
  ) -> Bool {
    let (first, second) = direction == .ascending ? (left, right) : (right, left)
    if let primary {
      let (one, other) = (primary(first), primary(second))
      if one != other { return one < other }
      return namePrecedes(left, right, collation) ?? (left.id < right.id)
    }
    return namePrecedes(first, second, collation) ?? (left.id < right.id)
  }

  private func namePrecedes<Thing: Named>(
    _ left: Thing, _ right: Thing, _ collation: any Collation
  ) -> Bool? {
    let (one, other) = (collation.key(for: left.name), collation.key(for: right.name))
    return one == other ? nil : one < other
  }
}
