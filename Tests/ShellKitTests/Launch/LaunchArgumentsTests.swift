import Testing

@testable import ShellKit

@Suite("The arguments of a program")
struct LaunchArgumentsTests {
  private func failure(_ arguments: [String]) -> Failure? {
    do { _ = try LaunchArguments(arguments) } catch { return error }
    return nil
  }

  @Test(
    "say what to run, in order",
    arguments: [
      ([], []), (["-c", "cart"], [.commands("cart")]), (["demo.nft"], [.script("demo.nft")]),
      (["-f", "demo.nft"], [.script("demo.nft")]), (["-f", "-"], [.script("-")]),
      (["-"], [.script("-")]), (["-c", "-x"], [.commands("-x")]), (["-f", "-x"], [.script("-x")]),
      (
        ["-c", "a", "-f", "b", "c", "-c", "d; e"],
        [.commands("a"), .script("b"), .script("c"), .commands("d; e")]
      ),
      (["-c", ""], [.commands("")]), (["a", "check"], [.script("a"), .script("check")]),
      (["-c", "--json", "--json"], [.commands("--json")]),
    ] as [([String], [LaunchArguments.Step])])
  func steps(arguments: [String], steps: [LaunchArguments.Step]) throws {
    #expect(try LaunchArguments(arguments).task == .run(steps))
  }

  @Test(
    "may ask for a check of sessions",
    arguments: [
      (["check", "a"], ["a"], false), (["check", "a", "b"], ["a", "b"], false),
      (["check", "--update", "a"], ["a"], true),
      (["check", "a", "--update", "b"], ["a", "b"], true),
      (["check", "--json", "a"], ["a"], false),
    ] as [([String], [String], Bool)])
  func check(arguments: [String], files: [String], update: Bool) throws {
    #expect(try LaunchArguments(arguments).task == .check(files, update: update))
  }

  @Test("may ask for help or the version, whatever else they say")
  func help() throws {
    for arguments in [["--help"], ["-h"], ["-c", "a", "--help", "b"], ["check", "-h"]] {
      #expect(try LaunchArguments(arguments).task == .help)
    }
    #expect(try LaunchArguments(["--version"]).task == .version)
    #expect(try LaunchArguments(["a", "--version"]).task == .version)
  }

  @Test(
    "name store, seeds and settings, in either form",
    arguments: [
      ["--store", "s.db", "--seed-data", "d", "--color", "never", "-y", "--json", "x"],
      ["--store=s.db", "--seed-data=d", "--color=never", "--yes", "--json", "x"],
      ["x", "--store=t", "--store", "s.db", "--seed-data", "d", "--color=never", "-y", "--json"],
    ])
  func options(arguments: [String]) throws {
    let read = try LaunchArguments(arguments)
    #expect(read.store == "s.db")
    #expect(read.seedData == "d")
    #expect(read.settings.map(\.name) == ["color", "yes", "json"])
    #expect(read.settings.map(\.value) == ["never", "on", "on"])
    #expect(read.task == .run([.script("x")]))
  }

  @Test(
    "name every setting that is on or off",
    arguments: ["json", "csv", "keep-going", "echo", "codes"])
  func settings(name: String) throws {
    let read = try LaunchArguments(["--\(name)"])
    #expect(read.settings.map(\.name) == [name])
    #expect(read.settings.map(\.value) == ["on"])
    var settings = Settings()
    try settings.set(name, to: "on")
    #expect(read.store == nil && read.seedData == nil && read.task == .run([]))
  }

  @Test("may have an equals sign in a value")
  func equals() throws {
    #expect(try LaunchArguments(["--store=a=b"]).store == "a=b")
    #expect(try LaunchArguments(["a=b"]).task == .run([.script("a=b")]))
  }

  @Test(
    "lack the value of an option at their end",
    arguments: ["-c", "-f", "--store", "--seed-data", "--color"])
  func missing(option: String) {
    let expected = Failure.usage("missing-value", "\(option) needs a value.")
    #expect(failure(["a", option]) == expected)
  }

  @Test(
    "give an option no empty value", arguments: ["-f", "--store", "--seed-data", "--color"])
  func empty(option: String) {
    let expected = Failure.usage("missing-value", "\(option) needs a value.")
    #expect(failure([option, "", "a"]) == expected)
    if option != "-f" { #expect(failure(["\(option)=", "a"]) == expected) }
  }

  @Test(
    "give no value to an option that takes none",
    arguments: ["--json=off", "--yes=on", "--help=a", "--version=1", "--echo="])
  func surplus(option: String) {
    #expect(failure([option])?.code == "usage.surplus-value")
  }

  @Test("are refused with the nearest option where one is unknown")
  func unknown() {
    #expect(
      failure(["--jsno"])
        == .usage(
          "unknown-option",
          "There is no option “--jsno”. Did you mean --json? All are listed by --help."))
    for option in ["-x", "--update", "-cx", "--", "--update=a"] {
      #expect(failure([option])?.code == "usage.unknown-option", "\(option)")
      #expect(failure([option])?.status == .usage)
    }
  }

  @Test("name a server and its token's file, which stand without a store")
  func server() throws {
    let read = try LaunchArguments(["--api", "http://a.example", "--token-file=t", "-c", "cart"])
    #expect(read.api == "http://a.example")
    #expect(read.tokenFile == "t")
    #expect(failure(["--token-file", "t"])?.code == "usage.token")
    for other in [["--store", "s"], ["--seed-data", "d"]] {
      #expect(failure(["--api", "http://a.example"] + other)?.code == "usage.api")
    }
    for task in [["check", "a"], ["demo", "tour"]] {
      #expect(failure(task + ["--api", "http://a.example"])?.code == "usage.api")
    }
  }

  @Test("need a session to check")
  func noSession() {
    #expect(failure(["check"])?.code == "usage.missing-argument")
    #expect(failure(["check", "--update"])?.code == "usage.missing-argument")
  }
}
