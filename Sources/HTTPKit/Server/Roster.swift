/// The connections that are open.
final class Roster: Sendable {
  private let members = Lock<[Connection]>([])

  var count: Int { members.withLock { $0.count } }

  func add(_ connection: Connection) {
    members.withLock {
      connection.place = $0.count
      $0.append(connection)
    }
  }

  func remove(_ connection: Connection) {
    members.withLock {
      let last = $0.removeLast()
      if last === connection { return }
      last.place = connection.place
      $0[connection.place] = last
    }
  }

  /// Calls `body` with each, whose socket stays open meanwhile.
  func forEach(_ body: (Connection) -> Void) {
    members.withLock { $0.forEach(body) }
  }
}
