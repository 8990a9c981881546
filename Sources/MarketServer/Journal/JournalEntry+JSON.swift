internal import Market
internal import MarketAPI

extension JournalEntry {
  /// Writes it as `/_/requests` has it; whole with its decoded form and its body.
  func write(
    to json: inout JSONWriter, command: (Deed) -> String?, isWhole: Bool
  ) {
    json.object { json in
      json.member("number", number)
      json.member("at", moment.description)
      json.member("method", method)
      json.member("target", String(decoding: target, as: UTF8.self))
      json.member("world", world.rawValue)
      json.member("status", status)
      json.member("bytes", answerCount)
      json.member("microseconds", microseconds)
      json.member("weather", ifAny: weather)
      json.member("command", ifAny: deed.flatMap(command))
      guard isWhole else { return }
      json.member("peer", peer)
      json.member("contentType", ifAny: contentType)
      json.member("bodyBytes", bodyCount)
      json.member("body", String(decoding: body, as: UTF8.self))
      json.key("fields")
      json.list(fields) { json, field in
        json.object { json in
          json.member("name", field.name)
          json.member("value", field.value)
        }
      }
    }
  }

  /// The decoded fields of query and body, as far as they are kept and understood.
  package var fields: [(name: String, value: String)] {
    APIFields.decoded(
      query: APITarget(target).query, body: body, contentType: contentType
    ).map { ($0.name, $0.value) }
  }
}
