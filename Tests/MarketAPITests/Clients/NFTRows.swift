import Foundation

/// API contract 4, NFT: the 33 rows of the table, then the two added by hand.
enum NFTRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.texts),
    ClientRow(Row2.self, ClientRow.texts),
    ClientRow(Row3.self, ClientRow.every),
    ClientRow(Row4.self, ClientRow.every),
    ClientRow(Row5.self, ClientRow.every),
    ClientRow(Row6.self, ClientRow.texts),
    ClientRow(Row7.self, ClientRow.texts),
    ClientRow(Row8.self, ClientRow.every),
    ClientRow(Row9.self, ClientRow.every),
    ClientRow(Row10.self, ClientRow.texts),
    ClientRow(Row11.self, ClientRow.texts),
    ClientRow(Row12.self, ClientRow.late),
    ClientRow(Row13.self, ClientRow.texts),
    ClientRow(Row14.self, ClientRow.texts),
    ClientRow(Row15.self, ClientRow.texts),
    ClientRow(Row16.self, ClientRow.texts),
    ClientRow(Row17.self, ClientRow.every),
    ClientRow(Row18.self, ClientRow.none),
    ClientRow(Row19.self, ClientRow.texts),
    ClientRow(Row20.self, ClientRow.every),
    ClientRow(Row21.self, ClientRow.every),
    ClientRow(Row22.self, ClientRow.texts),
    ClientRow(Row23.self, ClientRow.late),
    ClientRow(Row24.self, ClientRow.texts),
    ClientRow(Row25.self, ClientRow.texts),
    ClientRow(Row26.self, ClientRow.texts),
    ClientRow(Row27.self, ClientRow.texts),
    ClientRow(Row28.self, ClientRow.every),
    ClientRow(Row29.self, ClientRow.every),
    ClientRow(Row30.self, ClientRow.texts),
    ClientRow(Row31.self, ClientRow.every),
    ClientRow(Row32.self, ClientRow.texts),
    ClientRow(Row33.self, ClientRow.texts),
    ClientRow(Row34.self, ClientRow.every),
    ClientRow(Row35.self, ClientRow.texts),
  ]

  struct Row1: Decodable {
    let createdAt, name, description, author, id: String
    let images: [String]
    let rating: Int
    let price: Double
  }

  struct Row2: Decodable {
    let createdAt, name, description, author, id: String
    let images: [String]
    let rating: Int
    let price: Float
  }

  struct Row3: Decodable {
    let images: [URL]
    let id: String
  }

  struct Row4: Decodable {
    let name, id: String
    let images: [String]
    let rating: Int
    let price: Double
  }

  struct Row5: Decodable {
    let name, id: String
    let images: [String]
    let rating: Int
    let price: Float
  }

  struct Row6: Decodable {
    let createdAt, name, description, author, id: String
    let images: [URL]
    let rating: Int
    let price: Double
  }

  struct Row7: Decodable {
    let createdAt, name, description, author, id: String
    let images: [URL]
    let rating: Int
    let price: Float
  }

  struct Row8: Decodable {
    let createdAt, name, description, id: String
    let images: [String]
    let rating: Int
    let price: Double
  }

  struct Row9: Decodable {
    let name, id: String
    let images: [URL]
    let rating: Int
    let price: Double
  }

  struct Row10: Decodable {
    let name, id: String
    let images: [URL]
    let rating: Int
    let price: Double
    let author: String?
  }

  struct Row11: Decodable {
    let createdAt, name, description, author, id: String?
    let images: [URL]?
    let rating: Int?
    let price: Double?
  }

  struct Row12: Decodable {
    let name, description, author: String
    let images: [String]
    let rating: Int
    let price: Double
    let id: UUID
  }

  struct Row13: Decodable {
    let name, description, id: String
    let images: [URL]
    let rating: Int
    let price: Double
    let author: URL
  }

  struct Row14: Decodable {
    let name, description, id: String
    let images: [URL]
    let rating: Int
    let price: Double
    let author: URL?
  }

  struct Row15: Decodable {
    let name, author: String
    let images: [String]
    let rating: Int
    let price: Float
    let id: String?
  }

  struct Row16: Decodable {
    let createdAt, name, description, author, id: String
    let images: [String]
    let rating: Int
    let price: CGFloat
  }

  struct Row17: Decodable {
    let name, id: String?
    let images: [String]?
    let rating: Int?
    let price: Double?
  }

  struct Row18: Decodable {
    let createdAt, name, description: String
    let images: [String]
    let rating, author, id: Int
    let price: Float
  }

  struct Row19: Decodable {
    let name, description, author, id: String
    let images: [String]
    let rating: Int
    let price: Float
  }

  struct Row20: Decodable {
    let name, id: String
    let images: [URL]
    let rating: Int
    let price: Decimal
  }

  struct Row21: Decodable {
    let name, description, id: String
    let images: [URL]
    let rating: Int
    let price: Double
  }

  struct Row22: Decodable {
    let createdAt, name, description, author, id: String
    let images: [URL]
    let rating: Int
    let price: Double
  }

  struct Row23: Decodable {
    let createdAt, name, description: String
    let images: [URL]
    let rating: Int
    let price: Double
    let author: URL
    let id: UUID
  }

  struct Row24: Decodable {
    let name, author, id: String
    let images: [String]
    let rating: Int
    let price: Float
  }

  struct Row25: Decodable {
    let createdAt, name, description, author, website, id: String
    let images: [String]
    let rating: Int
    let price: Float
  }

  struct Row26: Decodable {
    let name, id: String
    let images: [URL]?
    let rating: Int
    let price: Double
    let author: URL
  }

  struct Row27: Decodable {
    let createdAt, name, description, id: String?
    let images: [URL]?
    let rating: Int?
    let price: Float?
    let author: URL?
  }

  struct Row28: Decodable {
    let name, id: String
    let images: [URL]?
    let rating: Int
    let price: Double
  }

  struct Row29: Decodable {
    let name, id: String
    let images: [URL?]
    let rating: Int
    let price: Double
  }

  struct Row30: Decodable {
    let name, description, author, id: String
    let images: [String]
    let rating: Int
    let price: Double
  }

  struct Row31: Decodable {
    let name, id: String
    let images: [URL]
    let rating: Int
    let price: Float
  }

  struct Row32: Decodable {
    let name, description, author, id: String
    let images: [String]
    let rating, price: Double
  }

  struct Row33: Decodable {
    let name, description, author: String?
    let images: [String]?
    let rating: Int?
    let price: Double?
    let id: String
  }

  struct Row34: Decodable {
    let createdAt: AnyMoment
    let images: [String]
    let rating: Int
    let price: Float
    let id: String
  }

  struct Row35: Decodable {
    let createdAt, name, description, author, id: String?
    let images: [String]?
    let rating: Int?
    let price: Double?
  }
}
