#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decodes the answers of any generation and of public servers, with all their odd values.
///
/// ```swift
/// let answers: [NFTAnswer] = try AnswerDecoding.list(body)
/// ```
package enum AnswerDecoding {
  /// One thing; throws the first field that can't be read, or `answer` where it is no JSON object.
  ///
  /// A list of one is taken for it, as a document of the API has it (API contract 1.2).
  package static func one<Answer: Decodable>(_ body: [UInt8]) throws(PayloadError) -> Answer {
    (try decode(body, "an object") as One<Answer>).answer
  }

  /// A list; throws the first field that can't be read, with the entry it is of.
  package static func list<Answer: Decodable>(_ body: [UInt8]) throws(PayloadError) -> [Answer] {
    try decode(body, "a list")
  }

  private static func decode<Answer: Decodable>(
    _ body: [UInt8], _ kind: String
  ) throws(PayloadError) -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(body))
    } catch let error as PayloadError {
      throw error
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      throw PayloadError("answer", "is not \(kind)")
    } catch {
      throw PayloadError("answer", "is no valid JSON")
    }
  }

  private struct One<Answer: Decodable>: Decodable {
    let answer: Answer

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer(), list.count == 1 {
        answer = try list.decode(Answer.self)
      } else {
        answer = try Answer(from: decoder)
      }
    }
  }
}
