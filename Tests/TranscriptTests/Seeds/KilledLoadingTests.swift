import Foundation
import Testing

@Suite("Loading that is cut off")
struct KilledLoadingTests {
  @Test("leaves all of a world or nothing of it, and a store that works")
  func killed() throws {
    let sandbox = try Sandbox()
    let program = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "seedgen")
    let made = try sandbox.run(
      [program.path(percentEncoded: false), "--collections", "300", "--nfts", "3000", "world"])
    #expect(made.status == 0)
    for (run, seconds) in ["0.02", "0.1", "0.3", "0.6", "1.0"].enumerated() {
      let store = "\(run).db"
      let load = "$NFT --store \(store) --seed-data world -c 'catalog --limit 1'"
      _ = try sandbox.bash("timeout -s KILL \(seconds) \(load)")
      if sandbox.has(store) {
        let rows = try sandbox.bash("sqlite3 \(store) 'SELECT count(*) FROM nfts'")
        #expect(rows.output == "3000\n" || rows.errors.contains("no such table"), "\(rows)")
      }
      let again = try sandbox.bash(load)
      #expect(again.output.contains("of 300 collections"), "\(again)")
      #expect(again.status == 0)
      let check = try sandbox.bash("sqlite3 \(store) 'PRAGMA integrity_check'")
      #expect(check.output == "ok\n")
    }
  }
}
