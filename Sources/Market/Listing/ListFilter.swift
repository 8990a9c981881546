/// Which things of the catalog a list holds; both conditions hold together.
public struct ListFilter: Hashable, Sendable {
  /// What names are searched for; nil for any.
  public var name: SearchText?
  /// The author's name, exactly; nil for any.
  public var author: String?

  /// Without arguments: everything.
  public init(name: SearchText? = nil, author: String? = nil) {
    self.name = name
    self.author = author
  }

  /// Whether a thing with this name and author is held: the rule that every source answers by.
  public func holds(name: String, author: String) -> Bool {
    (self.name?.matches(name) ?? true) && (self.author.map { $0 == author } ?? true)
  }
}
