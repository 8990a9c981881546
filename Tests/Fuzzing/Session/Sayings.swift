internal import ShellKit

/// Commands without effect beyond their answers, for scripts that hold anything.
enum Sayings {
  static var table: CommandTable {
    CommandTable([
      Command("say", area: "A", [.init("<word>", isRepeated: true)], summary: "say") {
        (call, shell) throws(Failure) in
        let words = call.arguments.joined(separator: " ")
        shell.show(.sentence(StyledText(words), json: ["said": .string(words)]))
      },
      Command("say often", area: "A", options: [.limit], summary: "say") {
        (_, _) throws(Failure) in
      },
      Command("sure", area: "A", summary: "ask") { (_, shell) throws(Failure) in
        shell.note(try shell.confirm("Sure?") ? .done : .failed)
      },
    ])
  }
}
