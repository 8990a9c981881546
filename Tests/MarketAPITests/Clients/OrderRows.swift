import Foundation

/// API contract 4, order: the 9 rows of the table.
enum OrderRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.texts),
    ClientRow(Row2.self, ClientRow.texts),
    ClientRow(Row3.self, ClientRow.texts),
    ClientRow(Row4.self, ClientRow.texts),
    ClientRow(Row5.self, ClientRow.numbers),
    ClientRow(Row6.self, ClientRow.numbers),
    ClientRow(Row7.self, ClientRow.late),
    ClientRow(Row8.self, ClientRow.late),
    ClientRow(Row9.self, ClientRow.texts),
  ]

  struct Row1: Decodable {
    let nfts: [String]
    let id: String
  }

  struct Row2: Decodable {
    let nfts: [String]
  }

  struct Row3: Decodable {
    let nfts: [String]?
    let id: String?
  }

  struct Row4: Decodable {
    let nfts: [String]?
    let id: String
  }

  struct Row5: Decodable {
    let nfts: [Int]
    let id: String
  }

  struct Row6: Decodable {
    let nfts: [Int]
  }

  struct Row7: Decodable {
    let nfts: [UUID]
    let id: UUID
  }

  struct Row8: Decodable {
    let id: UUID
    let nfts: [UUID]
  }

  struct Row9: Decodable {
    let nfts: Set<String>
    let id: String
  }
}
