@testable import ShellKit

/// A shell with a few commands that say what they did, and with what it printed.
final class Stage {
  let sink = CapturingSink()
  let shell: Shell

  init(_ sources: any LineSource...) {
    shell = Shell(table: CommandTable(Self.commands), output: sink, display: .pipe)
    for source in sources { shell.add(source) }
  }

  /// What a text comes to, run with some settings.
  static func run(_ text: String, _ settings: [String: String] = [:]) throws -> Stage {
    let stage = Stage(TextSource(text))
    for (name, value) in settings { try stage.shell.settings.set(name, to: value) }
    stage.status = stage.shell.run()
    return stage
  }

  private(set) var status: ShellKit.ExitStatus?
  var out: String { sink.text(of: .standard) }
  var errors: String { sink.text(of: .error) }

  /// Runs what is left to read.
  func run() -> ShellKit.ExitStatus { shell.run() }

  private static var commands: [Command] {
    [
      command("say", [.init("<word>", isRepeated: true)]) { (call, shell) throws(Failure) in
        print(call.arguments.joined(separator: "|"), on: shell)
      },
      command("fail") { (_, _) throws(Failure) in throw Failure("stage.failed", "It failed.") },
      command("break") { (_, _) throws(Failure) in
        throw Failure("stage.broken", "It broke.", status: .outside)
      },
      command("try") { (_, shell) throws(Failure) in
        let failure = Failure("stage.away", "It is away.", status: .outside)
        for attempt in 1... {
          if attempt > 3 { return print("came", on: shell) }
          guard shell.offersRetry(of: failure) else { throw failure }
        }
      },
      command("decline") { (_, shell) throws(Failure) in shell.note(.failed) },
      command("quit") { (_, shell) throws(Failure) in shell.end() },
      command("name") { (_, shell) throws(Failure) in
        print("name: " + (try shell.ask("Name?") ?? "none"), on: shell)
      },
      command("remove", [.init("<id>")]) { (call, shell) throws(Failure) in
        let isSure = try shell.confirm("Remove \(call.arguments[0])?")
        print(isSure ? "removed" : "kept", on: shell)
      },
      command("include", [.init("<text>")]) { (call, shell) throws(Failure) in
        let text = call.arguments[0].replacing("/", with: "\n")
        try shell.interpose(TextSource(text, name: "inner.nft"))
      },
      command("dive", [.init("<levels>")]) { (call, shell) throws(Failure) in
        let left = (Int(call.arguments[0]) ?? 0) - 1
        try shell.interpose(TextSource(left > 0 ? "dive \(left)" : "say deep"))
      },
      command("set", [.init("<name>"), .init("<value>")]) { (call, shell) throws(Failure) in
        try shell.settings.set(call.arguments[0], to: call.arguments[1])
        shell.settingsChanged()
      },
    ]
  }

  private static func command(
    _ name: String, _ arguments: [Command.Argument] = [],
    run: @escaping (Invocation, Shell) throws(Failure) -> Void
  ) -> Command {
    Command(name, area: "Stage", arguments, summary: "do \(name)", run: run)
  }

  private static func print(_ text: String, on shell: Shell) {
    shell.show(Screen([.text(StyledText(text))], json: ["said": .string(text)]))
  }
}
