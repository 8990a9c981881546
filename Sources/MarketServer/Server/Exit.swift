internal import HTTPKit
internal import Market
internal import MarketAPI

/// The way out for one answer: through the weather, past the journal.
struct Exit: Sendable {
  let visit: Visit
  let forecast: Forecast
  let reply: HTTPReply
  /// Nil for requests that are about the server itself.
  let journal: Journal?
  let values: ServerValues

  func leave(problem: APIProblem?) {
    let problem = problem ?? APIProblem(status: 404, code: "route.not-found")
    let allowed = problem.status == 405 ? [("Allow", problem.expected ?? "")] : []
    leave(Answer(response: Responses.problem(problem, headers: allowed)))
  }

  /// Sends the answer, or what the weather makes of it.
  func leave(_ answer: Answer, in world: World.ID? = nil) {
    var response = answer.response
    var status = response.status
    var sent: HTTPAnswer
    switch forecast.fate {
    case .arrives:
      if status == 200, visit.isReading, let header = visit.ifNoneMatch,
        answer.tag?.isNamed(in: header) == true
      {
        status = 304
      }
      sent = .response(response, status: status == response.status ? nil : status)
    case .isLost:
      sent = .hangUp
      status = 0
    case .isCut: sent = .cut(response, after: response.count / 2)
    case .isReplaced(let other, let seconds):
      let header = seconds.map { [("Retry-After", String($0))] } ?? []
      response = Responses.problem(
        APIProblem(
          status: other, code: "weather", detail: "The weather of this server answers so.",
          expected: "net normal, or DELETE /_/weather, ends it."), headers: header)
      status = other
      sent = .response(response)
    }
    note(answer, status, response, world)
    reply.send(sent, after: forecast.delay)
  }

  private func note(
    _ answer: Answer, _ status: Int, _ response: HTTPResponse, _ world: World.ID?
  ) {
    guard let journal else { return }
    journal.add(
      JournalEntry(
        moment: values.clock.now(), method: visit.method, target: visit.target,
        body: Array(visit.body.prefix(Journal.longestBody)), bodyCount: visit.body.count,
        contentType: visit.contentType, peer: visit.peer,
        world: world ?? visit.world(nil) ?? World.local, deed: answer.deed, status: status,
        answerCount: response.count,
        microseconds: Int((values.nanoseconds() - visit.start) / 1_000),
        weather: forecast == .calm ? nil : forecast.words))
  }
}
