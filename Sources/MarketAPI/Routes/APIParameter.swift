/// A parameter of a query or a field of a body.
package struct APIParameter: Hashable, Sendable {
  /// What its value is.
  package enum Kind: Hashable, Sendable {
    /// A text, taken as it is.
    case text
    /// A whole number in decimal.
    case integer
    /// Ids: repeated, between commas, or as a JSON list (API contract 1.5).
    case list
  }

  /// Its key.
  package let name: String
  /// What its value is.
  package let kind: Kind
  /// What it does, as a sentence for the document of the API.
  package let summary: String

  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

extension APIParameter {
  /// The fields of an order; `id` is what many clients send besides, and is passed over.
  package static let order = [
    APIParameter("nfts", .list, "The NFTs, in order; empty or null for none."),
    APIParameter("id", .text, "Passed over."),
  ]

  /// The fields of a profile.
  package static let profile = [
    APIParameter("name", .text, "The name; null keeps it."),
    APIParameter("description", .text, "A few sentences; null keeps them."),
    APIParameter("website", .text, "A link; null keeps it."),
    APIParameter("avatar", .text, "A link; null beside another field takes it away."),
    APIParameter("likes", .list, "All liked NFTs; empty or null for none."),
    APIParameter("nfts", .list, "All owned NFTs."),
    APIParameter("id", .text, "Passed over."),
  ]

  /// What lists take (API contract 1.4).
  static func listing(by keys: String) -> [APIParameter] {
    [
      APIParameter("page", .integer, "Counts from 0; without page and size all rows are given."),
      APIParameter("size", .integer, "Rows of a page, 25 where only the page is named."),
      APIParameter("sortBy", .text, "One of \(keys), then perhaps ,asc or ,desc."),
      APIParameter("order", .text, "asc or desc, where sortBy names neither."),
    ]
  }

  static let filters = [
    APIParameter("name", .text, "Gives only what has these words in its name."),
    APIParameter("author", .text, "Gives only what this author made: a user's id, or a name."),
  ]
}
