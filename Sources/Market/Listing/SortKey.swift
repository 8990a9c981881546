/// What a list can be ordered by; the raw value is the word people type and stores keep.
public protocol SortKey: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {
  /// The direction taken when none is named: the one most apps chose (API contract 3.2).
  var naturalDirection: Direction { get }
}
