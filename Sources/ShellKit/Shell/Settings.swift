/// What a person may set: by an option, in the configuration file, or inside the shell with `set`.
package struct Settings: Equatable, Sendable {
  /// How answers are written.
  package enum Format: String, Sendable, CaseIterable { case text, json, csv }

  /// How answers are written.
  package var format: Format = .text
  /// Whether colour is used.
  package var color: ColorChoice = .auto
  /// Whether questions are answered yes ahead.
  package var yes = false
  /// Whether a script goes on after an error.
  package var keepGoing = false
  /// Whether a script's commands are shown before their answers.
  package var echo = false
  /// Whether messages carry their codes.
  package var codes = false

  /// Whether the time that each command took is shown.
  package var timing = false

  /// The settings that nobody has touched.
  package init() {}

  /// The names that `set` knows, in the order in which it lists them.
  package static let names = [
    "json", "csv", "color", "yes", "keep-going", "echo", "codes", "timing",
  ]

  /// The value of a setting; nil for an unknown name.
  package func value(of name: String) -> String? {
    switch name {
    case "json": Self.word(format == .json)
    case "csv": Self.word(format == .csv)
    case "color": color.rawValue
    case "yes": Self.word(yes)
    case "keep-going": Self.word(keepGoing)
    case "echo": Self.word(echo)
    case "codes": Self.word(codes)
    case "timing": Self.word(timing)
    default: nil
    }
  }

  /// The values that a setting may have; empty for an unknown name.
  package static func values(of name: String) -> [String] {
    if name == "color" { return ColorChoice.allCases.map(\.rawValue) }
    return names.contains(name) ? ["on", "off"] : []
  }

  /// Gives a setting a value; throws a usage failure for an unknown name or value.
  package mutating func set(_ name: String, to value: String) throws(Failure) {
    let values = Self.values(of: name)
    guard !values.isEmpty else {
      let near = Suggestion.nearest(to: name, among: Self.names)
      throw .usage(
        "unknown-setting",
        "There is no setting \(Quotation.of(name)).\(Suggestion.question(near))")
    }
    guard values.contains(value) else {
      throw .usage(
        "setting-value",
        "\(name) is one of \(values.joined(separator: ", ")), not \(Quotation.of(value)).")
    }
    let isOn = value == "on"
    switch name {
    case "json": format = isOn ? .json : format == .json ? .text : format
    case "csv": format = isOn ? .csv : format == .csv ? .text : format
    case "color": color = ColorChoice(rawValue: value) ?? color
    case "yes": yes = isOn
    case "keep-going": keepGoing = isOn
    case "echo": echo = isOn
    case "codes": codes = isOn
    default: timing = isOn
    }
  }

  private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
