package import Market

/// What an answer says of things that are only named in what it is about.
package struct APIDirectory {
  /// The number of an NFT; nil where it has none.
  ///
  /// Asked by generations that go by numbers alone.
  let number: (NFT.ID) -> Int?
  /// The user who goes by an author's name; nil where there is no such user.
  let author: (String) -> APIIdentifier?

  /// Takes both as they are; they are called once for each thing named.
  package init(
    number: @escaping (NFT.ID) -> Int?,
    author: @escaping (String) -> APIIdentifier?
  ) {
    self.number = number
    self.author = author
  }
}
