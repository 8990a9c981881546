/// The help, made from the command table.
package enum HelpScreen {
  /// The names of all commands by area: as much as a small screen holds.
  package static func screen(of table: CommandTable) -> Screen {
    var blocks: [Block] = []
    var areas: [String] = []
    for command in table.commands where !areas.contains(command.area) {
      areas.append(command.area)
    }
    let facts = areas.map { area in
      let names = table.commands.filter { $0.area == area }.map(\.name)
      return (label: area, value: StyledText(names.joined(separator: ", ")))
    }
    blocks += [.facts(facts), .blank]
    let options = CommandOption.common.map { option in
      option.letter.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    }
    blocks += [
      .paragraph("To explain one: help <command>, or <command> --help."),
      .paragraph("Every command takes \(options.joined(separator: ", "))."),
      .paragraph("A row of the last list is #3; a semicolon ends a command; # begins a comment."),
    ]
    return Screen(
      blocks, json: ["items": .array(table.commands.map(json))])
  }

  /// One command: how it is typed, what it does, its options, and the others of its noun.
  package static func screen(of command: Command, in table: CommandTable) -> Screen {
    var blocks: [Block] = [
      .text(StyledText(command.synopsis, .title)),
      .paragraph(StyledText(sentence(command.summary))),
    ]
    for detail in command.details { blocks += [.blank, .paragraph(StyledText(detail))] }
    if !command.options.isEmpty {
      let options = command.options.map { option in
        ("  --\(option.name)\(option.value.map { " \($0)" } ?? "")", StyledText(option.summary))
      }
      blocks += [.blank, .facts(options)]
    }
    let siblings = table.commands.filter {
      $0.words[0] == command.words[0] && $0.name != command.name
    }
    for sibling in siblings {
      blocks += [
        .blank, .text(StyledText(sibling.synopsis)),
        .paragraph(StyledText(sentence(sibling.summary), .muted)),
      ]
    }
    return Screen(blocks, json: json(command))
  }

  private static func json(_ command: Command) -> JSON {
    [
      "name": .string(command.name), "synopsis": .string(command.synopsis),
      "area": .string(command.area), "summary": .string(command.summary),
    ]
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }
}
