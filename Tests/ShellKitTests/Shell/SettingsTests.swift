import Testing

@testable import ShellKit

@Suite("Settings")
struct SettingsTests {
  @Test("are off, and text, until somebody touches them")
  func untouched() {
    let settings = Settings()
    #expect(
      Settings.names.map { settings.value(of: $0) }
        == ["off", "off", "auto", "off", "off", "off", "off", "off"])
    #expect(settings.format == .text)
  }

  @Test(
    "take each value they may have, and give it back",
    arguments: ["json", "csv", "color", "yes", "keep-going", "echo", "codes"])
  func everyValue(name: String) throws {
    #expect(Settings.names.contains(name))
    var settings = Settings()
    for value in Settings.values(of: name) + Settings.values(of: name).reversed() {
      try settings.set(name, to: value)
      #expect(settings.value(of: name) == value)
    }
    for other in Settings.names where other != name && other != "json" && other != "csv" {
      #expect(settings.value(of: other) == Settings().value(of: other))
    }
  }

  @Test("do what their names say")
  func meaning() throws {
    var settings = Settings()
    for name in ["yes", "keep-going", "echo", "codes"] { try settings.set(name, to: "on") }
    try settings.set("color", to: "never")
    #expect(settings.yes && settings.keepGoing && settings.echo && settings.codes)
    #expect(settings.color == .never)
  }

  @Test("have one format at a time, and switch off only the present one")
  func format() throws {
    var settings = Settings()
    try settings.set("json", to: "on")
    try settings.set("csv", to: "off")
    #expect(settings.format == .json)
    try settings.set("csv", to: "on")
    #expect(settings.value(of: "json") == "off")
    try settings.set("json", to: "off")
    #expect(settings.format == .csv)
    try settings.set("csv", to: "off")
    #expect(settings.format == .text)
  }

  @Test("refuse an unknown name with the nearest one")
  func unknownName() {
    var settings = Settings()
    let failure = #expect(throws: Failure.self) { try settings.set("colour", to: "auto") }
    #expect(
      failure
        == .usage("unknown-setting", "There is no setting “colour”. Did you mean color?"))
    #expect(settings.value(of: "colour") == nil)
    #expect(Settings.values(of: "colour") == [])
  }

  @Test(
    "refuse an unknown value, and stay as they were", arguments: ["", "On", "yes", "1", "auto"])
  func unknownValue(value: String) throws {
    var settings = Settings()
    try settings.set("echo", to: "on")
    let failure = #expect(throws: Failure.self) { try settings.set("echo", to: value) }
    #expect(failure?.code == "usage.setting-value")
    #expect(failure?.message.contains("on, off") == true)
    #expect(failure?.message.contains("not “\(value)”") == true)
    #expect(settings.echo)
  }
}
