import Foundation
import Market

/// Opens the shop with the clock and the identifiers of the system, and tells of a visit.
@main
struct LibraryUser {
  static func main() async throws {
    let shop = Shop(
      seed: .harbour,
      clock: Clock { Timestamp(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1_000)) },
      identifiers: IdentifierSource { UUID().uuidString })
    var visit = Visit(to: shop)
    try await visit.tell()
    for line in visit.lines { print(line) }
  }
}
