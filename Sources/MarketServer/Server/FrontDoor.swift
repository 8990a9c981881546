internal import HTTPKit
internal import Market
internal import MarketAPI

/// Takes requests on the threads that read them: tells what they are, answers what it can itself,
/// and hands the rest to a desk.
struct FrontDoor: Sendable {
  let options: ServerOptions
  let values: ServerValues
  let weather: Weather
  let journal: Journal
  let cache = AnswerCache()
  let guardian: Guardian
  let panel: ControlPanel
  let pages: Pages
  let desk: Desk
  let cashier: Desk

  func receive(_ request: borrowing HTTPRequest, _ reply: HTTPReply) {
    let start = values.nanoseconds()
    let visit = Visit(request, start: start)
    let isControl = visit.isControl
    let forecast =
      isControl
      ? .calm : weather.forecast(for: Call.weatherPath(visit.path), own: visit.ownWeather)
    let exit = Exit(
      visit: visit, forecast: forecast, reply: reply, journal: isControl ? nil : journal,
      values: values)
    if !forecast.reachesServer { return exit.leave(Answer(response: HTTPResponse())) }
    if visit.isReading, let kept = cache[visit.cacheKey] { return exit.leave(kept) }
    route(request, visit, exit)
  }

  /// What the cache does not know.
  private func route(_ request: borrowing HTTPRequest, _ visit: Visit, _ exit: Exit) {
    let target = APITarget(visit.target)
    if visit.method == "OPTIONS" { return exit.leave(Preflight.answer(target)) }
    if visit.isControl { return control(request, visit, target, exit) }
    if let page = pages.answer(visit, target) {
      if page.isLasting { keep(page, visit) }
      return exit.leave(page)
    }
    let match = APIMatch(method: visit.method, target)
    guard case .found(let route, let identifiers) = match else {
      return exit.leave(problem: APIProblem(match, target, method: visit.method))
    }
    guard let world = visit.world(target.world) else {
      return exit.leave(problem: Visit.badWorld)
    }
    let call = visit.call(request, target, world, options.generation)
    let errand = Errand(.route(route, identifiers: identifiers), call) { answer in
      if answer.isLasting { keep(answer, visit) }
      exit.leave(answer, in: world)
    }
    (route.endpoint == .payment ? cashier : desk).add(errand)
  }

  private func control(
    _ request: borrowing HTTPRequest, _ visit: Visit, _ target: APITarget, _ exit: Exit
  ) {
    if let problem = guardian.objection(to: request) { return exit.leave(problem: problem) }
    let match = ControlRoute.match(visit.method, target)
    guard case .found(let route, let identifiers) = match else {
      return exit.leave(problem: match.problem(target, visit.method))
    }
    guard let world = visit.world(target.world) else {
      return exit.leave(problem: Visit.badWorld)
    }
    if !route.needsStore { return exit.leave(panel.answer(route, identifiers, visit, target)) }
    let call = visit.call(request, target, world, options.generation)
    desk.add(Errand(.control(route, identifiers: identifiers), call) { exit.leave($0) })
  }

  private func keep(_ answer: Answer, _ visit: Visit) {
    if visit.isReading, answer.response.status == 200 { cache.keep(answer, for: visit.cacheKey) }
  }
}
