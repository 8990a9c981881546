/// A command as somebody called it: its arguments and options, checked against the table.
package struct Invocation {
  /// What was called.
  package let command: Command
  /// The positional arguments, as many as the command takes.
  package let arguments: [String]
  private let options: [(name: String, value: String)]

  /// Sorts the words after a command's name; throws a usage failure where they do not fit.
  package init(_ command: Command, _ words: some Sequence<String>) throws(Failure) {
    self.command = command
    var arguments: [String] = []
    var options: [(name: String, value: String)] = []
    var words = Array(words)[...]
    var onlyArguments = false
    while let word = words.popFirst() {
      if onlyArguments || !word.hasPrefix("-") || word == "-" {
        arguments.append(word)
      } else if word == "--" {
        onlyArguments = true
      } else {
        let (option, value) = try Self.option(word, of: command)
        if option.value != nil, value == nil, words.isEmpty { throw Self.missing(option) }
        options.append((option.name, option.value == nil ? "" : value ?? words.removeFirst()))
      }
    }
    self.arguments = arguments
    self.options = options
    if !has("help") { try checkCount() }
  }

  /// The option among `names` that was given last; nil where none was.
  package func last(of names: String...) -> String? {
    options.last { names.contains($0.name) }?.name
  }

  /// Whether an option was given.
  package func has(_ option: String) -> Bool { value(of: option) != nil }

  /// What was given with an option, the last time it was given; empty for one without a value.
  private func value(of option: String) -> String? { options.last { $0.name == option }?.value }

  /// More rows than any list has.
  private static let largestNumber = 1_000_000_000

  /// A whole number given with an option; nil where it was not given.
  package func number(_ option: String) throws(Failure) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), (0...Self.largestNumber).contains(number) else {
      throw .usage(
        "number",
        "--\(option) takes a whole number up to \(Self.largestNumber), not \(Quotation.of(text)).")
    }
    return number
  }

  private static func option(
    _ word: String, of command: Command
  ) throws(Failure) -> (CommandOption, String?) {
    let known = command.options + CommandOption.common
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    let isLong = word.hasPrefix("--")
    let option = known.first { isLong ? $0.name == name : $0.letter.map(String.init) == name }
    guard let option else {
      let names = Suggestion.nearest(to: name, among: known.map(\.name)).map { "--\($0)" }
      let advice =
        names.isEmpty ? " Put -- before words that begin with a dash." : Suggestion.question(names)
      throw .usage(
        "unknown-option", "\(command.name) has no option \(Quotation.of(word)).\(advice)")
    }
    let value = parts.count == 2 ? String(parts[1]) : nil
    if value != nil, option.value == nil {
      throw .usage("surplus-value", "--\(option.name) takes no value.")
    }
    return (option, value)
  }

  private static func missing(_ option: CommandOption) -> Failure {
    .usage(
      "missing-value", "--\(option.name) needs a value: --\(option.name) \(option.value ?? "").")
  }

  private func checkCount() throws(Failure) {
    let needed = command.arguments.filter { !$0.isOptional }
    if arguments.count < needed.count {
      throw .usage(
        "missing-argument",
        "\(command.name) needs \(needed[arguments.count].name); type: \(command.synopsis)")
    }
    let isOpen = command.arguments.last?.isRepeated == true
    if arguments.count > command.arguments.count, !isOpen {
      let surplus = arguments[command.arguments.count]
      throw .usage(
        "surplus-argument",
        """
        \(command.name) does not take \(Quotation.of(surplus)); type: \(command.synopsis) \
        (quote words that belong together)
        """)
    }
  }
}
