import Foundation
import Testing

@testable import ShellKit

@Suite("The settings file")
struct SettingsFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(_ text: String) throws -> Settings {
    try folder.write(text, to: "config")
    var settings = Settings()
    try SettingsFile(path: folder.path("config")).read(into: &settings)
    return settings
  }

  private func failure(_ text: String) -> (
    code: String, message: String, status: ShellKit.ExitStatus
  )? {
    do { _ = try read(text) } catch let failure as Failure {
      let message = failure.message.replacing(folder.path("config"), with: "config")
      return (failure.code, message, failure.status)
    } catch {}
    return nil
  }

  @Test("says nothing where it is missing or empty")
  func missing() throws {
    var settings = Settings()
    try settings.set("echo", to: "on")
    let before = settings
    try SettingsFile(path: folder.path("missing")).read(into: &settings)
    #expect(settings == before)
    #expect(try read("") == Settings())
    #expect(try read("\n# a comment\n   \n") == Settings())
  }

  @Test("sets what its lines name, in order")
  func lines() throws {
    let settings = try read("color never\n  yes   on # always\n\necho on\necho off\n'codes' \"on\"")
    #expect(settings.color == .never)
    #expect(settings.yes && settings.codes && !settings.echo)
  }

  @Test(
    "has each line named that is no setting",
    arguments: [
      (
        "echo on\ncolour never\n", "usage.unknown-setting",
        "config:2: There is no setting “colour”"
      ),
      ("echo maybe", "usage.setting-value", "config:1: echo is "),
      ("echo", "usage.setting-value", "config:1: "),
      ("\n\necho on off", "usage.setting-value", "config:3: "),
      ("echo 'on", "usage.quote", "config:1: A quote"), ("echo on; yes on", "", "config:1: "),
    ])
  func wrong(text: String, code: String, beginning: String) throws {
    let found = try #require(failure(text))
    #expect(found.message.hasPrefix(beginning))
    #expect(found.code == code || code.isEmpty)
    #expect(found.status == .usage)
  }

  @Test("is read back as it was written, and its folders are made")
  func roundTrip() throws {
    let file = SettingsFile(path: folder.path("a/b/config"))
    var settings = Settings()
    for (name, value) in [("color", "always"), ("yes", "on"), ("codes", "on"), ("csv", "on")] {
      try settings.set(name, to: value)
      try file.write(settings)
      var read = Settings()
      try file.read(into: &read)
      #expect(read == settings)
    }
    let text = String(decoding: try folder.read("a/b/config"), as: UTF8.self)
    #expect(
      text == """
        json off
        csv on
        color always
        yes on
        keep-going off
        echo off
        codes on
        timing off

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("a/b")) == ["config"])
  }

  @Test("stays as it was where it can't be written")
  func unwritable() throws {
    try folder.write("echo on\n", to: "config")
    let file = SettingsFile(path: folder.path("config/below"))
    let failure = #expect(throws: Failure.self) { try file.write(Settings()) }
    #expect(failure?.code == "file.unwritable")
    #expect(failure?.status == .outside)
    #expect(String(decoding: try folder.read("config"), as: UTF8.self) == "echo on\n")
  }
}
