/// One entry of the command table: what is typed, what it does, how it is helped and completed.
package struct Command {
  /// What a positional argument is, and what could stand for it.
  package struct Argument {
    /// Its name in the synopsis, such as `<id>`.
    package let name: String
    /// Whether it may be left out.
    package let isOptional: Bool
    /// Whether it may be given several times; only the last argument may.
    package let isRepeated: Bool
    /// What could be typed here, given what was typed before it and the beginning of the word.
    package let candidates: (_ before: [String], _ beginning: String) -> [Candidate]

    /// As it stands in a synopsis: `<id>…`, `[site]`.
    package var synopsis: String {
      let name = name + (isRepeated ? "…" : "")
      return isOptional ? "[\(name)]" : name
    }

    /// An argument that is needed once, without candidates, unless said otherwise.
    package init(
      _ name: String, isOptional: Bool = false, isRepeated: Bool = false,
      candidates: @escaping ([String], String) -> [Candidate] = { _, _ in [] }
    ) {
      self.name = name
      self.isOptional = isOptional
      self.isRepeated = isRepeated
      self.candidates = candidates
    }
  }

  /// The words that name it, the noun first: `cart add`.
  package let name: String
  /// Other names.
  package let aliases: [String]
  /// The heading it stands under in the help.
  package let area: String
  /// What it takes after its words.
  package let arguments: [Argument]
  /// The options it takes besides those that every command takes.
  package let options: [CommandOption]
  /// What it does, in one line without a full stop.
  package let summary: String
  /// More about it, a paragraph each.
  package let details: [String]
  /// Does it.
  package let run: (Invocation, Shell) throws(Failure) -> Void

  /// Takes everything as it is.
  package init(
    _ name: String, aliases: [String] = [], area: String, _ arguments: [Argument] = [],
    options: [CommandOption] = [], summary: String, details: [String] = [],
    run: @escaping (Invocation, Shell) throws(Failure) -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.area = area
    self.arguments = arguments
    self.options = options
    self.summary = summary
    self.details = details
    self.run = run
  }

  /// The words of its name.
  package var words: [String] { Self.words(of: name) }

  static func words(of name: String) -> [String] {
    name.split(separator: " ").map(String.init)
  }

  /// The name and what follows it: `cart add <id>…`.
  package var synopsis: String {
    ([name] + arguments.map(\.synopsis) + options.map(\.synopsis)).joined(separator: " ")
  }
}
