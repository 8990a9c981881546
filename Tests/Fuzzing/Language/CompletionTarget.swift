internal import Market
internal import MarketInMemory
internal import MarketSeed
internal import MarketShell
internal import ShellKit

/// Completion and hints take any half line, by the marketplace's own commands over its own seed.
///
/// The first byte places the cursor; the lines after it were entered before, but for the last one,
/// which is being typed.
final class CompletionTarget: FuzzTarget {
  private let completion: CommandCompletion
  private let hint: CommandHint
  private let lines: Lines
  /// How the arguments of all commands are written.
  private let synopses: Set<String>

  /// The lines entered before.
  private final class Lines {
    var entered: [String] = []
  }

  init() {
    let lines = Lines()
    let table = Self.table()
    self.lines = lines
    completion = CommandCompletion(table)
    hint = CommandHint(table, history: { lines.entered })
    synopses = Set(table.commands.flatMap { $0.arguments.map(\.synopsis) })
  }

  private static func table() -> CommandTable {
    do throws(SeedFault) {
      let market = InMemoryMarket(seed: try SeedLoader(source: .embedded).load().seed)
      return MarketSession(
        ports: MarketPorts(market),
        gateway: ScriptedPaymentGateway(ledger: InMemoryPaymentLedger()),
        clock: Clock { Timestamp(milliseconds: 0) }, identifiers: IdentifierSource { "1" },
        surroundings: ShellSurroundings(
          open: { _ in false }, history: { () throws(Failure) in [] },
          keep: { _ throws(Failure) in },
          record: { path throws(Failure) in try SessionRecorder(path: path) })
      ).table()
    } catch {
      fatalError("the seed within the program has a fault: \(error)")
    }
  }

  func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.entered = parts.dropLast()
    let line = parts.last ?? ""
    checkCompletion(line, at: Int(bytes.first ?? 255))
    checkHint(line)
  }

  private func checkCompletion(_ line: String, at cursor: Int) {
    let cursor = min(cursor, line.count)
    let found = completion.complete(line, cursor)
    expect((0...cursor).contains(found.replacing), "what is replaced stands before the cursor")
    for candidate in found.candidates {
      let words = (try? LineSplitter.split(candidate.text))?.map(\.words)
      let isRow = candidate.text.hasPrefix("#")
      expect(isRow || words?.count == 1 && words?[0].count == 1, "a candidate is one word")
    }
  }

  private func checkHint(_ line: String) {
    guard let hint = hint.hint(line) else { return }
    expect(!hint.isEmpty, "a hint says something")
    let argument = String(hint.drop { $0 == " " })
    let isArgument = synopses.contains { argument.hasPrefix($0) }
    expect(
      isArgument || lines.entered.contains(line + hint), "a hint is an argument or the history's")
  }
}
