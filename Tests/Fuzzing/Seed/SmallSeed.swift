internal import Market

/// A whole seed of a few entries, of which an input replaces one file.
enum SmallSeed {
  static func text(of file: SeedFile) -> String {
    switch file {
    case .collections:
      #"""
      [{"number": 1, "id": "c1", "createdAt": "2023-03-04T18:33:16.883Z", "name": "Zoo",
        "cover": "https://a.example/1.png", "nfts": ["n1", "n2"], "description": "Paper.",
        "author": "Ferry", "website": "https://b.example/"}]
      """#
    case .nfts: "[\(nft(1)), \(nft(2)), \(nft(3))]"
    case .users:
      #"""
      [{"number": 1, "id": "u1", "name": "Ant", "avatar": "https://a.example/2.png",
        "description": "", "website": "https://b.example/", "nfts": ["n3"], "rating": "7"}]
      """#
    case .currencies:
      #"""
      [{"number": 1, "id": "5", "title": "Ethereum", "name": "ETHEREUM", "ticker": "ETH",
        "image": "https://a.example/eth.png"}]
      """#
    case .profile:
      #"""
      {"id": "p1", "name": "Hour", "avatar": "https://a.example/3.png", "description": "",
       "website": "https://b.example/", "nfts": ["n3"], "likes": ["n1"]}
      """#
    case .order: #"{"id": "o1", "nfts": ["n2"]}"#
    }
  }

  private static func nft(_ number: Int) -> String {
    #"""
    {"number": \#(number), "id": "n\#(number)", "createdAt": "2023-03-05T10:05:30.120Z",
     "name": "Fox \#(number)", "images": ["https://a.example/4.png"], "rating": 5,
     "description": "Folded.", "price": 12.50, "author": "Ferry",
     "website": "https://b.example/"}
    """#
  }
}
