internal import HTTPKit
internal import Market
internal import MarketAPI

extension Scene {
  /// Does what a client may ask for again because it never saw the answer, once for each key.
  ///
  /// What was answered is remembered in the same step, and given again for the same request.
  func once(_ deed: Deed, _ act: () throws(Refusal) -> [UInt8]) throws(Refusal) -> Answer {
    guard let key = call.idempotencyKey, !key.isEmpty else { return versioned(try act(), deed) }
    guard key.utf8.count <= Self.longestKey else {
      throw .problem(
        APIProblem(
          status: 400, code: "idempotency.long-key",
          detail: "The Idempotency-Key is longer than \(Self.longestKey) bytes."))
    }
    let print = EntityTag(of: Array(call.method.utf8) + call.raw + [0] + call.body).text
    let known = try Refusal.lifting { () throws(PortError) in
      try world.requests.answer(for: key, fingerprint: print)
    }
    switch known {
    case .given(let text): return versioned(Array(text.utf8), deed)
    case .otherRequest:
      throw .problem(
        APIProblem(
          status: 422, code: "idempotency.other-request",
          detail: "The Idempotency-Key was used for another request. Nothing was changed."))
    case .none: break
    }
    let body = try act()
    try Refusal.lifting { () throws(PortError) in
      try world.requests.remember(
        String(decoding: body, as: UTF8.self), for: key, fingerprint: print)
    }
    return versioned(body, deed)
  }

  private static let longestKey = 200
}
