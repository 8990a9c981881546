internal import HTTPKit
internal import Market
internal import MarketAPI

extension ControlDesk {
  /// Lists, takes or restores snapshots of the world.
  func snapshots(
    _ route: ControlRoute, _ call: Call, _ ports: MarketPorts, _ json: inout JSONWriter
  ) throws(Refusal) {
    let save = SaveWorld(ports, clock: values.clock)
    do throws(SnapshotError) {
      switch route.endpoint {
      case .snapshot: _ = try save(as: try name(call))
      case .restore: try RestoreWorld(ports)(try name(call))
      default: break
      }
    } catch {
      throw refusal(error)
    }
    let all = try Refusal.lifting { () throws(PortError) in try save.all() }
    json.list(all) { json, snapshot in
      json.object { json in
        json.member("name", snapshot.name.text)
        json.member("takenAt", snapshot.takenAt.description)
      }
    }
  }

  /// The name in the query or the body; “default” where none is given.
  private func name(_ call: Call) throws(SnapshotError) -> String {
    let fields = APIFields.decoded(
      query: call.target.query, body: call.body, contentType: call.contentType)
    return fields.last { $0.name == "name" }?.value ?? "default"
  }

  private func refusal(_ error: SnapshotError) -> Refusal {
    switch error {
    case .port(let error): .port(error)
    case .badName:
      .problem(
        APIProblem(
          status: 422, code: error.code,
          detail: "A snapshot's name has 1 to \(SnapshotName.longest) visible characters.",
          expected: "name=NAME in the query or the body."))
    case .tooMany(let limit):
      .problem(
        APIProblem(
          status: 409, code: error.code, detail: "The world keeps \(limit) snapshots already."))
    case .notFound(let name):
      .problem(
        APIProblem(
          status: 404, code: error.code,
          detail: "There is no snapshot “\(name.prefix(64))” of this world."))
    }
  }
}
