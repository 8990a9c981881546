import Foundation

/// API contract 4, collection: the 19 rows of the table, then the one added by hand.
enum CollectionRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.texts),
    ClientRow(Row2.self, ClientRow.texts),
    ClientRow(Row3.self, ClientRow.texts),
    ClientRow(Row4.self, ClientRow.texts),
    ClientRow(Row5.self, ClientRow.texts),
    ClientRow(Row6.self, ClientRow.numbers),
    ClientRow(Row7.self, ClientRow.texts),
    ClientRow(Row8.self, ClientRow.late),
    ClientRow(Row9.self, ClientRow.texts),
    ClientRow(Row10.self, ClientRow.none),
    ClientRow(Row11.self, ClientRow.texts),
    ClientRow(Row12.self, ClientRow.texts),
    ClientRow(Row13.self, ClientRow.late),
    ClientRow(Row14.self, ClientRow.late),
    ClientRow(Row15.self, ClientRow.texts),
    ClientRow(Row16.self, ClientRow.texts),
    ClientRow(Row17.self, ClientRow.texts),
    ClientRow(Row18.self, ClientRow.texts),
    ClientRow(Row19.self, ClientRow.texts),
    ClientRow(Row20.self, ClientRow.numbers),
  ]

  struct Row1: Decodable {
    let createdAt, name, cover, description, author, id: String
    let nfts: [String]
  }

  struct Row2: Decodable {
    let name, cover, description, author, id: String
    let nfts: [String]
  }

  struct Row3: Decodable {
    let name, id: String
    let cover: URL
    let nfts: [String]
  }

  struct Row4: Decodable {
    let createdAt, name, description, author, id: String
    let cover, website: URL
    let nfts: [String]
  }

  struct Row5: Decodable {
    let createdAt, name, description, author, id: String
    let cover: URL
    let nfts: [String]
  }

  struct Row6: Decodable {
    let createdAt, name, cover, description, id: String
    let nfts: [Int]
    let author: Int
  }

  struct Row7: Decodable {
    let createdAt, name, cover, description, author, id: String?
    let nfts: [String]?
  }

  struct Row8: Decodable {
    let name, cover, description, author: String
    let nfts: [UUID]
    let id: UUID
  }

  struct Row9: Decodable {
    let createdAt, name, cover, description, author: String
    let nfts: [String]
  }

  struct Row10: Decodable {
    let name, cover, description: String
    let nfts: [Int]
    let author, id: Int
  }

  struct Row11: Decodable {
    let name, cover, id: String
    let nfts: [String]
  }

  struct Row12: Decodable {
    let name, cover, description, author: String
    let nfts: [String]
  }

  struct Row13: Decodable {
    let createdAt, name: String
    let cover: URL
    let nfts: [UUID]
    let id: UUID
  }

  struct Row14: Decodable {
    let createdAt: FractionalMoment
    let name, description, author, id: String
    let cover: URL
    let nfts: [String]
  }

  struct Row15: Decodable {
    let createdAt, name, cover, description, author, website, id: String
    let nfts: [String]
  }

  struct Row16: Decodable {
    let name, description, author, id: String
    let cover: URL
    let nfts: [String]
    let website: URL?
  }

  struct Row17: Decodable {
    let name, description, author, id: String
    let cover: URL
    let nfts: [String]
  }

  struct Row18: Decodable {
    let name, cover, id: String
    let nfts: [String]
    let description, author: String?
  }

  struct Row19: Decodable {
    let createdAt, name, description, author, id: String
    let cover: String?
    let nfts: [String]
  }

  struct Row20: Decodable {
    let createdAt: AnyMoment
    let nfts: [Int]
    let cover, id: String
  }
}
