import Foundation

/// API contract 4, profile: the 23 rows of the table, then the one added by hand.
enum ProfileRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.texts),
    ClientRow(Row2.self, ClientRow.texts),
    ClientRow(Row3.self, ClientRow.texts),
    ClientRow(Row4.self, ClientRow.numbers),
    ClientRow(Row5.self, ClientRow.texts),
    ClientRow(Row6.self, ClientRow.texts),
    ClientRow(Row7.self, ClientRow.texts),
    ClientRow(Row8.self, ClientRow.numbers),
    ClientRow(Row9.self, ClientRow.texts),
    ClientRow(Row10.self, ClientRow.late),
    ClientRow(Row11.self, ClientRow.late),
    ClientRow(Row12.self, ClientRow.texts),
    ClientRow(Row13.self, ClientRow.texts),
    ClientRow(Row14.self, ClientRow.late),
    ClientRow(Row15.self, ClientRow.texts),
    ClientRow(Row16.self, ClientRow.texts),
    ClientRow(Row17.self, ClientRow.texts),
    ClientRow(Row18.self, ClientRow.texts),
    ClientRow(Row19.self, ClientRow.texts),
    ClientRow(Row20.self, ClientRow.texts),
    ClientRow(Row21.self, ClientRow.none),
    ClientRow(Row22.self, ClientRow.texts),
    ClientRow(Row23.self, ClientRow.texts),
    ClientRow(Row24.self, ClientRow.numbers),
  ]

  struct Row1: Decodable {
    let name, avatar, description, website, id: String
    let nfts, likes: [String]
  }

  struct Row2: Decodable {
    let likes: [String]
  }

  struct Row3: Decodable {
    let name, avatar, description, website, id: String?
    let nfts, likes: [String]?
  }

  struct Row4: Decodable {
    let name, avatar, description, website, id: String
    let nfts, likes: [Int]
  }

  struct Row5: Decodable {
    let name, description, website: String
    let likes: [String]
  }

  struct Row6: Decodable {
    let name, description, id: String
    let avatar, website: URL
    let nfts, likes: [String]
  }

  struct Row7: Decodable {
    let name, description, website, id: String
    let avatar: String?
    let nfts, likes: [String]
  }

  struct Row8: Decodable {
    let likes: [Int]
  }

  struct Row9: Decodable {
    let name, description, website: String?
    let avatar: URL?
    let nfts, likes: [String]?
  }

  struct Row10: Decodable {
    let name, description: String
    let avatar, website: URL?
    let nfts, likes: [UUID]
    let id: UUID
  }

  struct Row11: Decodable {
    let name, avatar, website: String
    let nfts, likes: [UUID]
    let id: UUID
  }

  struct Row12: Decodable {
    let name, description, website: String?
    let nfts, likes: [String]?
    let id: String
  }

  struct Row13: Decodable {
    let name, website, id: String
    let avatar, description: String?
    let nfts: [String]
    let likes: Set<String>
  }

  struct Row14: Decodable {
    let name, description: String
    let avatar, website: URL
    let nfts, likes: [UUID]
    let id: UUID
  }

  struct Row15: Decodable {
    let name, description, id: String
    let avatar, website: URL?
    let nfts, likes: [String]
  }

  struct Row16: Decodable {
    let name, avatar, website: String
    let description: String?
    let nfts, likes: [String]
  }

  struct Row17: Decodable {
    let name, avatar, description, website: String
    let nfts, likes: [String]
  }

  struct Row18: Decodable {
    let name, id: String
    let avatar, website: URL?
    let description: String?
    let nfts, likes: [String]
  }

  struct Row19: Decodable {
    let name, avatar, description, website, id: String
    let nfts: [String?]
    let likes: [String]
  }

  struct Row20: Decodable {
    let name, id: String
    let avatar, description, website: String?
    let nfts, likes: [String]?
  }

  struct Row21: Decodable {
    let name, avatar, description, website, id: String
    let nfts: [NFTRows.Row3]
    let likes: [String]
  }

  struct Row22: Decodable {
    let name, website, id: String
    let avatar, description: String?
    let nfts, likes: [String]
  }

  struct Row23: Decodable {
    let name, id: String
    let avatar, description, website: String?
    let nfts, likes: [String]
  }

  struct Row24: Decodable {
    let avatar, website: URL
    let nfts, likes: [Int]
    let id: String
  }
}
