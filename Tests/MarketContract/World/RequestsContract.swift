import Market
import Testing

/// What `CompletedRequests` promises, of worlds that are opened one beside the other.
package enum RequestsContract {
  package static let promises = [
    WorldsPromise("a key that no request had is a new one", nothing),
    WorldsPromise("an answer is given again for the same request, and for no other", given),
    WorldsPromise("the first answer of a key stands", first),
    WorldsPromise("worlds remember apart", apart),
    WorldsPromise("a reset, and a restored snapshot, forget every answer", forgotten),
    WorldsPromise("of a thousand and three answers the last thousand are kept", bounded),
  ]

  private static func nothing(_ worlds: any Worlds) throws {
    let requests = try worlds.open(World.local).requests
    for key in ["", "a", "\u{0}"] {
      #expect(try requests.answer(for: key, fingerprint: "f") == .none)
    }
  }

  private static func given(_ worlds: any Worlds) throws {
    let requests = try worlds.open(World.local).requests
    let answer = "{\"id\": \"1\"}\n\u{0} — ё 🦊"
    try requests.remember(answer, for: "key", fingerprint: "POST a")
    for _ in 0..<2 {
      #expect(try requests.answer(for: "key", fingerprint: "POST a") == .given(answer))
      #expect(try requests.answer(for: "key", fingerprint: "POST b") == .otherRequest)
      #expect(try requests.answer(for: "KEY", fingerprint: "POST a") == .none)
    }
  }

  private static func first(_ worlds: any Worlds) throws {
    let requests = try worlds.open(World.local).requests
    try requests.remember("one", for: "key", fingerprint: "a")
    try requests.remember("two", for: "key", fingerprint: "a")
    try requests.remember("two", for: "key", fingerprint: "b")
    #expect(try requests.answer(for: "key", fingerprint: "a") == .given("one"))
  }

  private static func apart(_ worlds: any Worlds) throws {
    try worlds.open(World.local).requests.remember("one", for: "key", fingerprint: "a")
    let other = try worlds.open(World.ID("ann")).requests
    #expect(try other.answer(for: "key", fingerprint: "a") == .none)
  }

  private static func forgotten(_ worlds: any Worlds) throws {
    let world = try worlds.open(World.local)
    let name = try #require(SnapshotName("one"))
    try world.requests.remember("one", for: "key", fingerprint: "a")
    #expect(try world.ports.world.snapshot(named: name, at: Timestamp(milliseconds: 1)))
    #expect(try world.ports.world.restore(named: name))
    #expect(try world.requests.answer(for: "key", fingerprint: "a") == .none)
    try world.requests.remember("two", for: "key", fingerprint: "b")
    try world.ports.world.reset()
    #expect(try world.requests.answer(for: "key", fingerprint: "b") == .none)
  }

  private static func bounded(_ worlds: any Worlds) throws {
    let requests = try worlds.open(World.local).requests
    for number in 1...1_003 {
      try requests.remember("\(number)", for: "key \(number)", fingerprint: "a")
    }
    for (number, isKept) in [(1, false), (3, false), (4, true), (500, true), (1_003, true)] {
      let expected: RememberedAnswer = isKept ? .given("\(number)") : .none
      #expect(try requests.answer(for: "key \(number)", fingerprint: "a") == expected)
    }
  }
}
