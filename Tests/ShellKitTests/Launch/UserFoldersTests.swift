import Foundation
import Testing

@testable import ShellKit

@Suite("A person's folders")
struct UserFoldersTests {
  private func paths(_ environment: [String: String]) -> [String?] {
    let folders = UserFolders(program: "fruit") { environment[$0] }
    return [folders.data("a.db"), folders.state("history"), folders.configuration("config")]
  }

  @Test("are below HOME unless the environment says otherwise")
  func home() {
    #expect(
      paths(["HOME": "/people/ann"]) == [
        "/people/ann/.local/share/fruit/a.db", "/people/ann/.local/state/fruit/history",
        "/people/ann/.config/fruit/config",
      ])
  }

  @Test("are where the XDG variables say, each by its own")
  func variables() {
    let environment = [
      "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c", "HOME": "/h",
    ]
    #expect(paths(environment) == ["/d/fruit/a.db", "/s/fruit/history", "/c/fruit/config"])
    var partly = environment
    partly["XDG_STATE_HOME"] = nil
    #expect(
      paths(partly) == ["/d/fruit/a.db", "/h/.local/state/fruit/history", "/c/fruit/config"])
    partly["HOME"] = nil
    #expect(paths(partly) == ["/d/fruit/a.db", nil, "/c/fruit/config"])
  }

  @Test("are not relative to where a program was started", arguments: ["", "d", "./d", "~/d"])
  func relative(path: String) {
    let environment = [
      "XDG_DATA_HOME": path, "XDG_STATE_HOME": path, "XDG_CONFIG_HOME": path, "HOME": "/h",
    ]
    #expect(paths(environment) == paths(["HOME": "/h"]))
    #expect(paths(["HOME": path]) == [nil, nil, nil])
  }

  @Test("are nowhere where the environment names no place")
  func nowhere() {
    #expect(paths([:]) == [nil, nil, nil])
  }

  @Test("are made for their owner alone, and not the file in them")
  func parents() throws {
    let folder = try TemporaryFolder()
    UserFolders.makeParents(of: folder.path("a/b/file"))
    UserFolders.makeParents(of: folder.path("a/b/file"))
    let made = try FileManager.default.attributesOfItem(atPath: folder.path("a/b"))
    #expect((made[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a/b/file")))
  }
}
