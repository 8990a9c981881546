import Testing

@Suite("The status of a script")
struct StatusTests {
  private static let cases: [(String, Int32)] = [
    ("", 0), ("# nothing", 0), ("cart", 0), ("quit", 0), ("quit\nbogus", 0), ("exit", 0),
    ("bogus", 2), ("cart bogus", 2), ("cart add", 2), ("show 1 2", 2), ("catalog --bogus", 2),
    ("catalog --limit x", 2), ("catalog --limit", 2), ("catalog sort price", 2),
    ("catalog search ''", 2), ("show 'open", 2), ("show open\\", 2), ("open bogus", 2),
    ("set bogus", 2), ("set json bogus", 2), ("profile edit bogus x", 2), ("source nosuch.nft", 2),
    ("show 161", 1), ("show paper", 1), ("show #1", 1), ("collection 99", 1), ("user 99", 1),
    ("order 1", 1), ("more", 1), ("cart add 54", 1), ("cart add 1 161", 1), ("cart remove 1", 1),
    ("cart clear", 1), ("pay ETH", 1), ("pay gold", 1), ("like 161", 1), ("unlike 161", 1),
    ("profile edit name ''", 1), ("profile edit site bogus", 1), ("catalog\nshow #1", 1),
    ("cart add 1\ncart add 1", 0), ("like 1\nlike 1", 0), ("unlike 1", 0),
    ("cart add 1\ncart remove 1\ny", 0), ("cart add 1\ncart remove 1\nn", 0),
    ("cart add 1\ncart remove 1\nmaybe", 2), ("cart add 1\ncart remove 1", 1),
    ("cart add 1\ncart clear\ncart", 2), ("reset\nn", 0), ("reset", 1), ("reset\ny", 0),
    ("cart add 1\npay\nno", 0), ("cart add 1\npay", 1), ("cart add 1\npay\ngold", 1),
    ("cart add 1\ngateway decline\npay ETH\nreturn", 1),
    ("cart add 1\ngateway decline\npay ETH\nreturn\ncart", 0),
    ("cart add 1\ngateway decline\npay ETH\nretry", 0),
    ("cart add 1\ngateway decline all\npay ETH\nretry\nreturn", 1),
    ("cart add 1\ngateway decline\npay ETH", 1), ("cart add 1\ngateway decline\npay ETH -y", 1),
    ("cart add 1\ngateway decline\npay ETH\nmaybe", 2),
  ]

  @Test("The same fault has the same status from -c, -f, a name and a pipe", arguments: cases)
  func isTheSame(_ script: String, _ status: Int32) throws {
    let outcomes = try ["-c", "-f", "name", "pipe"].map { way in
      let sandbox = try Sandbox()
      try sandbox.write(script, to: "script.nft")
      return switch way {
      case "-c": try sandbox.nft("-c", script)
      case "-f": try sandbox.nft("-f", "script.nft")
      case "name": try sandbox.nft("script.nft")
      default: try sandbox.nft(input: script)
      }
    }
    for outcome in outcomes {
      #expect(outcome.status == status, "\(outcome)")
      #expect(Self.withoutOrder(outcome.output) == Self.withoutOrder(outcomes[0].output))
      #expect(Self.withoutPlace(outcome.errors) == outcomes[0].errors)
    }
  }

  @Test("The first fault stops a script and is named by file and line")
  func stopsAtFirstFault() throws {
    let sandbox = try Sandbox()
    let script = "rating --limit 1\nbogus\nrating --limit 1\n"
    let message = "2: There is no command “bogus”. Type help for the commands.\n"
    let piped = try sandbox.nft(input: script)
    #expect(piped.lines.count == 3)
    #expect(piped.errors == "stdin:" + message)
    let file = try sandbox.write(script, to: "walk.nft")
    #expect(try sandbox.nft(file).errors == file + ":" + message)
    #expect(piped.status == 2)
  }

  @Test("With --keep-going the first fault's status is kept while all runs")
  func keepsGoing() throws {
    let script = "show 161\nbogus\ncart add 18\n"
    let outcome = try Sandbox().nft("--keep-going", input: script)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("stdin:1: ") && outcome.errors.contains("\nstdin:2: "))
    #expect(outcome.output.hasPrefix("Added "))
  }

  /// An order's identifier and time differ from run to run.
  private static func withoutOrder(_ text: String) -> String {
    text.replacing(#/\([0-9a-f-]{36}\)|\d{4}-\d\d-\d\d \d\d:\d\d UTC/#, with: "…")
  }

  private static func withoutPlace(_ text: String) -> String {
    text.replacing(#/(?m)^(script\.nft|stdin):\d+: /#, with: "")
  }
}
