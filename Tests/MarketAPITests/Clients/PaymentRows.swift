import Foundation

/// API contract 4, payment: the 3 rows of the table, then the one added by hand.
enum PaymentRows {
  static let all = [
    ClientRow(Row1.self, ClientRow.every),
    ClientRow(Row2.self, ClientRow.every),
    ClientRow(Row3.self, ClientRow.every),
    ClientRow(Row4.self, ClientRow.every),
  ]

  struct Row1: Decodable {
    let success: Bool
    let orderId, id: String
  }

  struct Row2: Decodable {
    let success: Bool
  }

  struct Row3: Decodable {
    let success: Bool
    let orderId, id: String?
  }

  struct Row4: Decodable {
    let id, orderId: String
    let success: Bool
  }
}
