import Foundation

/// API contract 4, user: the 16 rows of the table, then the one added by hand.
enum UserRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.texts),
    ClientRow(Row2.self, ClientRow.texts),
    ClientRow(Row3.self, ClientRow.texts),
    ClientRow(Row4.self, ClientRow.numbers),
    ClientRow(Row5.self, ClientRow.texts),
    ClientRow(Row6.self, ClientRow.texts),
    ClientRow(Row7.self, ClientRow.late),
    ClientRow(Row8.self, ClientRow.texts),
    ClientRow(Row9.self, ClientRow.none),
    ClientRow(Row10.self, ClientRow.texts),
    ClientRow(Row11.self, ClientRow.texts),
    ClientRow(Row12.self, ClientRow.texts),
    ClientRow(Row13.self, ClientRow.texts),
    ClientRow(Row14.self, ClientRow.texts),
    ClientRow(Row15.self, ClientRow.every),
    ClientRow(Row16.self, ClientRow.texts),
    ClientRow(Row17.self, ClientRow.numbers),
  ]

  struct Row1: Decodable {
    let name, avatar, description, website, rating, id: String
    let nfts: [String]
  }

  struct Row2: Decodable {
    let name, avatar, website, rating, id: String
    let description: String?
    let nfts: [String]
  }

  struct Row3: Decodable {
    let name, avatar, description, website, rating, id: String?
    let nfts: [String]?
  }

  struct Row4: Decodable {
    let name, avatar, description, website, rating, id: String
    let nfts: [Int]
  }

  struct Row5: Decodable {
    let name, description, rating, id: String
    let avatar, website: URL
    let nfts: [String]
  }

  struct Row6: Decodable {
    let name, description, rating, id: String
    let avatar: URL?
    let website: URL
    let nfts: [String]
  }

  struct Row7: Decodable {
    let name, avatar, description, website, rating: String
    let nfts: [UUID]
    let id: UUID
  }

  struct Row8: Decodable {
    let name, avatar, description, website, rating, id: String
    let nfts: [String]?
  }

  struct Row9: Decodable {
    let name, avatar, description, website: String
    let rating, id: Int
  }

  struct Row10: Decodable {
    let name, id: String
    let avatar, description, website: String?
    let nfts: [String]
    let rating: WrittenNumber
  }

  struct Row11: Decodable {
    let name, id: String
    let avatar, website: URL?
    let description: String?
    let nfts: [String]
    let rating: WrittenNumber
  }

  struct Row12: Decodable {
    let name, id: String
    let avatar, description, website, rating: String?
    let nfts: [String?]
  }

  struct Row13: Decodable {
    let avatar, description, website, rating, id: String?
    let nfts: [String]?
  }

  struct Row14: Decodable {
    let name, rating, id: String
    let avatar: URL?
    let description: String?
    let website: URL
    let nfts: [String]
  }

  struct Row15: Decodable {
    let name, avatar, rating, id: String
  }

  struct Row16: Decodable {
    let name, rating, id: String
    let avatar, description, website: String?
    let nfts: [String]
  }

  struct Row17: Decodable {
    let avatar, website: URL
    let nfts: [Int]
    let rating: String
  }
}
