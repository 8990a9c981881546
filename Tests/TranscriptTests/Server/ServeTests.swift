import Foundation
import Testing

/// `nft serve` as a process of its own, spoken to by curl as a phone would.
@Suite("nft serve")
struct ServeTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  /// Starts a server, and sets `api` to its address and `server` to its process.
  private static let start = """
    "$NFT" serve --port 0 > serve.out 2> serve.err < /dev/zero & server=$!
    until grep -q 'ends it' serve.out; do kill -0 $server || exit 9; sleep 0.02; done
    api=$(grep -o 'http://localhost:[0-9]*' serve.out | head -n 1)

    """

  @Test("and a shell share one world: what either does, the other sees at once")
  func sideBySide() throws {
    let session = try String(
      contentsOf: Program.folder("Tests/TranscriptTests/Server").appending(path: "phone.txt"),
      encoding: .utf8
    ).trimmingCharacters(in: .newlines)
    let steps = session.split(separator: "\n\n").map { $0.split(separator: "\n", maxSplits: 1) }
    let script = steps.map { step in
      "echo '\(step[0].replacing("'", with: "'\\''"))'\n"
        + (step[0].hasPrefix("nft> ")
          ? "\"$NFT\" -c '\(step[0].dropFirst(5))'\n"
          : "\(step[0].dropFirst(2).replacing("$api", with: "\"$api\"")); echo\n") + "echo\n"
    }
    let outcome = try sandbox.bash(Self.start + script.joined() + "kill $server; wait $server")
    #expect(outcome.errors == "")
    let heard = outcome.output.replacing(#/http://localhost:\d+/#, with: "$api")
      .replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d UTC/#, with: "2026-11-30 12:00 UTC")
      .replacing(#/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#) { match in
        session.contains(match.output) ? String(match.output) : "(id)"
      }
    let expected = steps.map { $0.joined(separator: "\n") }
    #expect(heard.split(separator: "\n\n").map(String.init) == expected)
  }

  @Test("ends within two seconds of SIGTERM with status 0, whoever is connected")
  func drains() throws {
    let outcome = try sandbox.bash(
      Self.start + """
        exec 3<> "/dev/tcp/127.0.0.1/${api##*:}"; printf 'GET /api' >&3
        curl -s "$api/api/v1/nft/1" > /dev/null
        before=$(date +%s%N); kill $server; wait $server; echo "status $?"
        [ $(( ($(date +%s%N) - before) / 1000000 )) -lt 4000 ] && echo soon
        """)
    #expect(outcome.lines == ["status 0", "soon"])
  }

  @Test("keeps every PUT and POST that was answered, though it is killed")
  func killed() throws {
    let outcome = try sandbox.bash(
      Self.start + """
        for i in $(seq 1 40); do
          curl -s -X PUT -d "nfts=$((i % 150 + 1)),3" "$api/g1/api/v1/orders/1" > put.now \\
            && [ -s put.now ] && mv put.now put.last
          curl -s -X POST -d "nfts=$((i % 100 + 20))" "$api/w/b/g1/api/v1/orders/1" > /dev/null \\
            && echo "$((i % 100 + 20))" >> posted
          [ $i = 25 ] && (kill -9 $server) 2> /dev/null
        done 2> /dev/null
        wait $server 2> /dev/null
        "$NFT" serve --port 0 > serve.out & server=$!
        until grep -q 'ends it' serve.out; do sleep 0.02; done
        api=$(grep -o 'http://localhost:[0-9]*' serve.out | head -n 1)
        curl -s "$api/g1/api/v1/orders/1" > now
        curl -s "$api/w/b/g1/api/v1/profile/1" > profile
        kill $server; wait $server
        """)
    #expect(outcome.status == 0)
    #expect(try sandbox.text("now") == sandbox.text("put.last"))
    let profile = try sandbox.text("profile")
    let posted = try sandbox.text("posted").split(separator: "\n")
    #expect(posted.count >= 24)
    for number in posted {
      #expect(profile.components(separatedBy: "\"\(number)\"").count >= 2, "\(number)")
    }
  }

  @Test("says which port is free where its own is taken")
  func taken() throws {
    let outcome = try sandbox.bash(
      Self.start + """
        "$NFT" serve --port "${api##*:}" > second.out 2> second.err; echo "status $?"
        kill $server; wait $server
        """)
    #expect(outcome.lines == ["status 3"])
    #expect(
      try sandbox.text("second.err").wholeMatch(of: #/Port \d+ is in use; port \d+ is free\.\n/#)
        != nil)
  }

  @Test("says what is wrong with its words")
  func words() throws {
    for (words, message) in [
      ("--port x", "--port takes a number from 0 to 65535, not “x”."),
      ("--generation g9", "A generation is auto, g0, g1, g2, g3a, g3b, not “g9”."),
      ("--latency soon", "A latency is 0 to 60s, such as 300ms, not “soon”."),
    ] {
      let outcome = try sandbox.bash("\"$NFT\" serve \(words)")
      #expect(outcome.status == 2)
      #expect(outcome.errors == message + "\n")
    }
  }

  @Test("prints a secret where other machines may come, and opens itself to them by it alone")
  func wide() throws {
    let outcome = try sandbox.bash(
      """
      "$NFT" serve --port 0 --host 0.0.0.0 > serve.out & server=$!
      until grep -q 'ends it' serve.out; do sleep 0.02; done
      kill $server; wait $server
      """)
    #expect(outcome.status == 0)
    #expect(try sandbox.text("serve.out").contains(#/X-FakeNFT-Secret: [0-9a-f]{32}/#))
  }

  @Test("inside a shell ends with it; a script's weather ends with the script")
  func inside() throws {
    try sandbox.write("net 503 /orders\n", to: "storm.nft")
    let outcome = try sandbox.bash(
      """
      "$NFT" -c 'serve on --port 0; source storm.nft; net; serve off; serve off; requests'
      echo "status $?"
      """)
    #expect(
      outcome.lines.dropFirst() == [
        "The weather: 503 /orders. For fair weather: net normal.",
        "The weather is normal: every request is answered.", "The server has ended.",
        "There was no server.", "status 1",
      ])
    #expect(outcome.errors == "There is no server here. To start one: serve on.\n")
  }
}
