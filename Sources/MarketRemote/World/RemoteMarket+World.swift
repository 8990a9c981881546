internal import HTTPKit
package import Market
internal import MarketAPI

extension RemoteMarket: WorldRepository {
  /// Counts what the world holds; of a server without a list of orders none are counted.
  package func summary() throws(PortError) -> WorldSummary {
    if wire.hasExtras == true {
      let request = RemoteRequest(.summary).with { $0.accepted = [403] }
      let response = try wire.answer(to: request)
      if response.status == 200 {
        let answer: SummaryAnswer = try wire.one(response, to: request)
        knownCart = answer.summary.cart
        return answer.summary
      }
    }
    let now = try belongings()
    return WorldSummary(
      cart: now.cart.value.nfts.count, favorites: now.person.value.likes.count,
      owned: now.person.value.nfts.count, orders: 0)
  }

  /// Takes the world back to its seed; throws `unsupported` for a server that has none.
  package func reset() throws(PortError) {
    try wire.needExtras("beginning to go back to")
    let answer: SummaryAnswer = try wire.one(RemoteRequest(.reset, by: "POST"))
    knownCart = answer.summary.cart
    sorts = [:]
    till = RemoteTill()
  }

  /// Saves the world on the server, which dates it; throws `unsupported` as `reset` does.
  package func snapshot(
    named name: SnapshotName, at moment: Timestamp
  ) throws(PortError) -> Bool {
    let request = named(name, .snapshot).with { $0.accepted = [409] }
    try wire.needExtras("snapshots")
    return try wire.answer(to: request).status != 409
  }

  /// Brings back what was saved; throws `unsupported` as `reset` does.
  package func restore(named name: SnapshotName) throws(PortError) -> Bool {
    let request = named(name, .restore).with { $0.accepted = [404] }
    try wire.needExtras("snapshots")
    let isRestored = try wire.answer(to: request).status != 404
    if isRestored { till = RemoteTill() }
    return isRestored
  }

  /// What was saved; throws `unsupported` as `reset` does.
  package func snapshots() throws(PortError) -> [WorldSnapshot] {
    try wire.needExtras("snapshots")
    let answers: [SnapshotAnswer] = try wire.list(RemoteRequest(.snapshots))
    return answers.map(\.snapshot)
  }

  private func named(_ name: SnapshotName, _ path: ControlPath) -> RemoteRequest {
    RemoteRequest(path, by: "POST").with {
      $0.body = APIClientBody([(name: "name", value: name.text)], asJSON: false)
    }
  }
}
