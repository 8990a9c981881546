import Market
import Testing

@testable import MarketServer

@Suite("The journal")
struct JournalTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  @Test("tells each request, its fields and the command that it equals")
  func entries() throws {
    stand.send("PUT", "/api/v1/orders/1?nfts=5", body: "nfts=4%2C6")
    let entry = try #require(stand.service.journal.entry(1))
    #expect(entry.method == "PUT")
    #expect(entry.status == 200)
    #expect(entry.fields.map { "\($0.name)=\($0.value)" } == ["nfts=5", "nfts=4,6"])
    let text = stand.get("/_/requests/1")
    #expect(text.contains(#""command":"cart 3""#))
    #expect(text.contains(#""body":"nfts=4%2C6""#))
    #expect(stand.service.journal.count == 1, "what is about the server itself is no request")
  }

  @Test("keeps no more than it may, by count and by bytes, the last ones")
  func bounds() {
    let journal = Journal(mostEntries: 10, mostBytes: 64_000)
    for index in 0..<1_000 { journal.add(Self.entry(body: index % 2)) }
    #expect(journal.count == 1_000)
    #expect(journal.latest(50).map(\.number) == Array((991...1_000).reversed()))
    #expect(journal.entry(990) == nil)
    #expect(journal.entry(1_001) == nil)
    for _ in 0..<20 { journal.add(Self.entry(body: 8_000)) }
    #expect(journal.latest(50).count < 8)
    #expect(journal.latest(1).first?.number == 1_020)
  }

  private static func entry(body: Int) -> JournalEntry {
    JournalEntry(
      moment: Timestamp(milliseconds: 0), method: "GET", target: [],
      body: Array(repeating: 0, count: body),
      bodyCount: body, contentType: nil, peer: "127.0.0.1", world: World.local, deed: nil,
      status: 200, answerCount: 0, microseconds: 0, weather: nil)
  }
}
