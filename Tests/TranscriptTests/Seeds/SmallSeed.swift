/// The least that a seed can be: a collection of two NFTs, a user, a currency, a bare profile.
enum SmallSeed {
  static let first = "00000000-0000-4000-8000-0000000000a1"
  static let second = "00000000-0000-4000-8000-0000000000a2"
  /// What the collection holds.
  static let contents = "\"\(second)\", \"\(first)\""

  private static func nft(_ id: String, _ name: String, _ wei: Int) -> String {
    """
    { "id": "\(id)", "createdAt": "2024-01-01T00:00:00.000Z", "name": "\(name)",
      "images": ["https://example.org/\(name).png"], "rating": 5, "description": "",
      "price": 0.00000000000000000\(wei), "author": "Only Author",
      "website": "https://example.org/" }
    """
  }

  private static let files = [
    "nfts": "[\(nft(first, "First", 1)), \(nft(second, "Second", 2))]",
    "collections": """
    [{ "id": "00000000-0000-4000-8000-0000000000c1", "createdAt": "2024-01-01T00:00:00.000Z",
       "name": "Only Collection", "cover": "https://example.org/cover.png",
       "nfts": [\(contents)], "description": "", "author": "Only Author",
       "website": "https://example.org/" }]
    """,
    "users": """
    [{ "id": "00000000-0000-4000-8000-0000000000b1", "name": "Only User",
       "avatar": "https://example.org/user.png", "description": "",
       "website": "https://example.org/", "nfts": [], "rating": "1" }]
    """,
    "currencies": """
    [{ "id": "1", "title": "Only Coin", "name": "ONE", "image": "https://example.org/one.png" }]
    """,
    "profile": """
    { "id": "00000000-0000-4000-8000-0000000000d1", "name": "Only Person",
      "avatar": "https://example.org/me.png", "description": "",
      "website": "https://example.org/", "nfts": [], "likes": [] }
    """,
    "order": """
    { "id": "00000000-0000-4000-8000-0000000000e1", "nfts": [\(contents)] }
    """,
  ]

  /// Writes the files into a folder `seeds` of a sandbox; the result is its path.
  static func write(to sandbox: Sandbox) throws -> String {
    for (name, text) in files { try sandbox.write(text, to: "seeds/\(name).json") }
    return sandbox.path("seeds")
  }
}
