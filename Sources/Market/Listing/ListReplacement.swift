/// How a list becomes another one by taking things out and putting others at its end: the rule of
/// every store, so that what is logged of a whole list can be taken back thing by thing.
package struct ListReplacement<Element: Hashable> {
  /// What goes, in the order of the old list.
  package let removed: [Element]
  /// How many things stay where they are: those that the new list begins with.
  package let keptCount: Int
  /// What comes behind them, in the order of the new list; a thing that moves goes before it comes.
  package let added: ArraySlice<Element>

  /// Keeps as much of the new list's beginning as stands in the same order in the old one.
  ///
  /// Neither list names a thing twice.
  package init(of old: [Element], by new: [Element]) {
    var removed: [Element] = []
    var kept = 0
    for element in old {
      if kept < new.count, new[kept] == element {
        kept += 1
      } else {
        removed.append(element)
      }
    }
    self.removed = removed
    keptCount = kept
    added = new[kept...]
  }
}
