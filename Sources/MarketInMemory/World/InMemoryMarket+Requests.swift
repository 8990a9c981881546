public import Market

extension InMemoryMarket: CompletedRequests {
  /// What is remembered of a key since the last reset; never throws.
  public func answer(
    for key: String, fingerprint: String
  ) throws(PortError) -> RememberedAnswer {
    guard let kept = state.requests.first(where: { $0.key == key }) else { return .none }
    return kept.fingerprint == fingerprint ? .given(kept.answer) : .otherRequest
  }

  /// Remembers the first answer of a key; never throws.
  public func remember(
    _ answer: String, for key: String, fingerprint: String
  ) throws(PortError) {
    if state.requests.contains(where: { $0.key == key }) { return }
    state.requests.append(KeptAnswer(key: key, fingerprint: fingerprint, answer: answer))
    let surplus = state.requests.count - RememberedAnswer.mostKept
    if surplus > 0 { state.requests.removeFirst(surplus) }
  }
}
