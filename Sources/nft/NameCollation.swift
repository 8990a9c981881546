internal import CollationKit
internal import Market

/// The order of names by ICU, or by folded text where no ICU is installed.
enum NameCollation {
  static func best() -> any Collation {
    RootCollator.open().map(ICUCollation.init) ?? FoldedCollation()
  }

  private struct ICUCollation: Collation {
    let collator: RootCollator

    func key(for text: String) -> CollationKey { CollationKey(collator.key(for: text)) }
  }
}
