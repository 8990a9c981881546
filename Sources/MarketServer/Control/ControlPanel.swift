internal import HTTPKit
internal import Market
internal import MarketAPI

/// What can be asked of a running server without its store: journal, weather, payment service.
struct ControlPanel: Sendable {
  let weather: Weather
  let journal: Journal
  let gateway: any GatewayControl & Sendable
  let command: @Sendable (Deed) -> String?

  func answer(
    _ route: ControlRoute, _ identifiers: [String], _ visit: Visit, _ target: APITarget
  ) -> Answer {
    switch route.endpoint {
    case .requests: return requests(limit: Self.number("limit", target) ?? 20)
    case .request: return request(identifiers[0])
    case .changeWeather: return change(weather: Self.words(visit.body))
    case .clearWeather: return change(weather: ["normal"])
    case .changeGateway: return change(gateway: Self.words(visit.body))
    case .weather: return weatherNow()
    case .gateway: return gatewayNow()
    default: return index()
    }
  }

  private func index() -> Answer {
    var json = JSONWriter()
    json.object { json in
      json.member("server", "FakeNFT")
      json.key("routes")
      json.list(ControlRoute.all) { json, route in
        json.object { json in
          json.member("method", route.method)
          json.member("path", route.path)
          json.member("summary", route.summary)
        }
      }
    }
    return Answer(response: Responses.control(json.bytes))
  }

  private func requests(limit: Int) -> Answer {
    var json = JSONWriter(capacity: 8_192)
    json.list(journal.latest(min(limit, 1_000))) { json, entry in
      entry.write(to: &json, command: command, isWhole: false)
    }
    return Answer(response: Responses.control(json.bytes))
  }

  private func request(_ word: String) -> Answer {
    guard let entry = Int(word).flatMap(journal.entry) else {
      return Answer(
        response: Responses.problem(
          APIProblem(
            status: 404, code: "request.not-found",
            detail: "There is no request “\(word.prefix(20))” any more.",
            expected: "A number that GET /_/requests lists.")))
    }
    var json = JSONWriter()
    entry.write(to: &json, command: command, isWhole: true)
    return Answer(response: Responses.control(json.bytes))
  }

  private func change(weather words: [String]) -> Answer {
    do throws(WeatherError) {
      weather.order(try WeatherOrder(words))
      return weatherNow()
    } catch {
      return Answer(
        response: Responses.problem(
          APIProblem(status: 400, code: "weather.unknown", detail: error.sentence)))
    }
  }

  private func weatherNow() -> Answer {
    var json = JSONWriter()
    json.object { $0.member("weather", weather.faults.map(\.description)) }
    return Answer(response: Responses.control(json.bytes))
  }

  private func change(gateway words: [String]) -> Answer {
    guard let order = GatewayOrder(words) else {
      return Answer(
        response: Responses.problem(
          APIProblem(
            status: 400, code: "gateway",
            detail: "The payment service is normal, decline next, decline all, slow 300ms "
              + "or unavailable 2.")))
    }
    switch order {
    case .mood(let mood):
      if mood == .normal { gateway.delay = 0 }
      gateway.mood = mood
    case .delay(let milliseconds): gateway.delay = milliseconds
    }
    return gatewayNow()
  }

  private func gatewayNow() -> Answer {
    var json = JSONWriter()
    json.object { json in
      json.member("mood", gateway.mood.word)
      json.member("delay", gateway.delay)
    }
    return Answer(response: Responses.control(json.bytes))
  }

  /// The words of a body, which is short.
  private static func words(_ body: [UInt8]) -> [String] {
    String(decoding: body.prefix(1_024), as: UTF8.self).split { $0.isWhitespace }.map(String.init)
  }

  /// A number of the query.
  static func number(_ name: String, _ target: APITarget) -> Int? {
    target.query.last { $0.name == name }.flatMap { Int($0.value) }
  }
}
