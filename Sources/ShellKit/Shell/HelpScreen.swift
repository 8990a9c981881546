/// The help, made from the command table.
package enum HelpScreen {
  /// All commands by area, a line each.
  package static func screen(of table: CommandTable) -> Screen {
    var blocks: [Block] = []
    var areas: [String] = []
    for command in table.commands where !areas.contains(command.area) {
      areas.append(command.area)
    }
    for area in areas {
      let commands = table.commands.filter { $0.area == area }
      blocks += [
        .text(StyledText(area, .heading)),
        .facts(commands.map { ("  " + $0.synopsis, StyledText($0.summary)) }), .blank,
      ]
    }
    let options = CommandOption.common.map { option in
      option.letter.map { "-\($0), --\(option.name)" } ?? "--\(option.name)"
    }
    blocks.append(
      .paragraph("Every command takes \(options.joined(separator: ", ")). More: help <command>."))
    return Screen(
      blocks, json: ["items": .array(table.commands.map(json))])
  }

  /// One command: how it is typed, what it does, its options.
  package static func screen(of command: Command) -> Screen {
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
