import Foundation
import MarketAPI

/// A row of the tables of API contract 4: a type of public clients, declared here anew, and the
/// generations whose answers it decodes.
struct ClientRow: Sendable {
  let name: String
  let fits: Set<APIGeneration>
  let decode: @Sendable (Data) throws -> Void

  init<Payload: Decodable & Sendable>(_ type: Payload.Type, _ fits: Set<APIGeneration>) {
    name = String(reflecting: type)
    self.fits = fits
    decode = { _ = try JSONDecoder().decode(Payload.self, from: $0) }
  }

  /// What has neither lists of ids nor authors.
  static let every = Set(APIGeneration.allCases)
  /// Ids are texts.
  static let texts: Set<APIGeneration> = [.g1, .g2, .g3a, .g3b]
  /// Ids are UUIDs, or moments have fractions.
  static let late: Set<APIGeneration> = [.g3a, .g3b]
  /// Lists and authors are numbers.
  static let numbers: Set<APIGeneration> = [.g0]
  /// What no generation answered: a private server, or no type of the wire.
  static let none: Set<APIGeneration> = []
}
