internal import Market
internal import MarketServer
internal import MarketShell

extension ServedRequest {
  /// What the journal kept, in the shell's words.
  init(_ entry: JournalEntry, isWhole: Bool) {
    self.init(
      number: entry.number, moment: entry.moment.description, method: entry.method,
      target: String(decoding: entry.target, as: UTF8.self), world: entry.world.rawValue,
      status: entry.status, bytes: entry.answerCount, microseconds: entry.microseconds,
      weather: entry.weather, command: entry.deed?.command)
    guard isWhole else { return }
    peer = entry.peer
    contentType = entry.contentType
    body = String(decoding: entry.body, as: UTF8.self)
    fields = entry.fields
  }
}
