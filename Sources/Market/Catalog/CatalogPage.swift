/// A page of the catalog and how it is sorted.
public struct CatalogPage: Sendable {
  /// The rows in the window, and how many match in all.
  public let collections: Page<NFTCollection>
  /// The sort they stand in.
  public let sort: Sort<CatalogKey>

  /// Takes both as they are.
  public init(collections: Page<NFTCollection>, sort: Sort<CatalogKey>) {
    self.collections = collections
    self.sort = sort
  }
}
