#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An answer that says what went wrong (RFC 9457), with more to learn from than a status.
public struct APIProblem: Equatable, Sendable {
  /// The status of the answer.
  public let status: Int
  /// The stable code: `cart.empty`; nil in answers of other servers.
  public let code: String?
  /// What is wrong with this request, in a sentence.
  public let detail: String?
  /// What may have been meant: a path, or an id; nil where nothing is near.
  public let nearest: String?
  /// What was expected instead; nil where the detail says it.
  public let expected: String?

  /// Takes everything as it is.
  public init(
    status: Int, code: String? = nil, detail: String? = nil, nearest: String? = nil,
    expected: String? = nil
  ) {
    self.status = status
    self.code = code
    self.detail = detail
    self.nearest = nearest
    self.expected = expected
  }

  /// Reads the body of an answer with this status; nil where it is no such object.
  public init?(status: Int, body: [UInt8]) {
    guard let members = try? JSONDecoder().decode(Members.self, from: Data(body)) else {
      return nil
    }
    self.init(
      status: status, code: members.code, detail: members.detail ?? members.title,
      nearest: members.nearest, expected: members.expected)
  }

  /// The body of the answer, as `application/problem+json`.
  public var body: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("title", HTTPStatus.phrase(status))
      json.member("status", status)
      json.member("code", ifAny: code)
      json.member("detail", ifAny: detail)
      json.member("nearest", ifAny: nearest)
      json.member("expected", ifAny: expected)
    }
    return json.bytes
  }

  private struct Members: Decodable {
    let title, code, detail, nearest, expected: String?
  }
}
