import HTTPKit

/// What a client heard of an answer.
struct Heard: Sendable {
  let answer: HTTPAnswer
  /// How long the weather held it back, in milliseconds.
  let delay: Int

  /// 0 where nothing came.
  var status: Int {
    switch answer {
    case .response(let response, let status): status ?? response.status
    case .cut(let response, _): response.status
    case .hangUp: 0
    }
  }

  var response: HTTPResponse? {
    switch answer {
    case .response(let response, _), .cut(let response, _): response
    case .hangUp: nil
    }
  }

  var text: String { response.map { String(decoding: $0.body, as: UTF8.self) } ?? "" }

  func header(_ name: String) -> String? {
    response?.headers.first { $0.name == name }?.value
  }
}
