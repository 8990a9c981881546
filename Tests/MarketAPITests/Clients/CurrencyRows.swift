import Foundation

/// API contract 4, currency: the 5 rows of the table.
enum CurrencyRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.every),
    ClientRow(Row2.self, ClientRow.every),
    ClientRow(Row3.self, ClientRow.every),
    ClientRow(Row4.self, ClientRow.every),
    ClientRow(Row5.self, ClientRow.none),
  ]

  struct Row1: Decodable {
    let title, name, image, id: String
  }

  struct Row2: Decodable {
    let title, name, id: String
    let image: URL
  }

  struct Row3: Decodable {
    let title, name, id: String
    let image: URL?
  }

  struct Row4: Decodable {
    let title, name, id: String?
    let image: URL?
  }

  struct Row5: Decodable {
    let title, name, image: String
    let id: Int
  }
}
