import Testing

@Suite("The environment")
struct EnvironmentTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("No locale is needed for Cyrillic, in words or in answers")
  func anyLocale() throws {
    let commands = "catalog search ЧАЙ; like 'звездный еж'; catalog search привет"
    let outcome = try sandbox.nft("-c", commands)
    #expect(outcome.output.contains("Зимний чай"))
    #expect(outcome.output.contains("“Звёздный ёж” (39) is liked already."))
    for locale in ["C", "POSIX", "xx_YY.ISO-8859-5", "ru_RU.KOI8-R", nil] {
      let other = try sandbox.nft(
        "-c", commands, changing: ["LC_ALL": locale, "LC_NUMERIC": "de_DE.UTF-8"])
      #expect(other == outcome)
    }
  }

  @Test("Without a home the store must be named")
  func noHome() throws {
    for home in [nil, "", "relative"] {
      let changes = ["HOME": home, "NFT_STORE": nil]
      let outcome = try sandbox.nft("-c", "cart", changing: changes)
      #expect(
        outcome.errors == """
          There is no place for the store: set HOME, or name a store with --store FILE.

          """)
      #expect(outcome.status == 3)
      let store = sandbox.path("named.sqlite")
      #expect(try sandbox.nft("--store", store, "-c", "cart", changing: changes).status == 0)
    }
    #expect(!sandbox.has("relative"))
  }

  @Test("The store stands in the data folder, or where it is said to be")
  func placesStore() throws {
    let none: [String: String?] = ["NFT_STORE": nil]
    _ = try sandbox.nft("-c", "cart", changing: none)
    #expect(sandbox.has("home/.local/share/fakenft/market.sqlite"))
    _ = try sandbox.nft(
      "-c", "cart", changing: none.merging(["XDG_DATA_HOME": sandbox.path("data")]) { $1 })
    #expect(sandbox.has("data/fakenft/market.sqlite"))
    _ = try sandbox.nft(
      "-c", "cart", changing: none.merging(["XDG_DATA_HOME": "relative"]) { $1 })
    #expect(!sandbox.has("relative"))
    #expect(!sandbox.has("store.sqlite"))
    _ = try sandbox.nft("-c", "cart")
    #expect(sandbox.has("store.sqlite"))
    _ = try sandbox.nft("--store", "deep/er/named.sqlite", "-c", "cart")
    #expect(sandbox.has("deep/er/named.sqlite"))
  }

  @Test("A variable that is empty counts as none, and an empty name of a store as a mistake")
  func emptyVariables() throws {
    #expect(try sandbox.nft("-c", "like 1", changing: ["NFT_STORE": ""]).status == 0)
    #expect(sandbox.has("home/.local/share/fakenft/market.sqlite"))
    for arguments in [["--store", ""], ["--store="]] {
      let outcome = try sandbox.run([Program.path] + arguments + ["-c", "cart"])
      #expect(outcome == Outcome(output: "", errors: "--store needs a value.\n", status: 2))
    }
    #expect(!sandbox.has("store.sqlite"))
  }

  @Test("Settings that are kept hold for the next time, and an option outweighs them")
  func keepsSettings() throws {
    #expect(try sandbox.nft("-c", "set json on --save").status == 0)
    #expect(try sandbox.text("home/.config/fakenft/config").contains("json on\n"))
    #expect(try sandbox.nft("-c", "set json").output == "{\"json\":\"on\"}\n")
    #expect(try sandbox.nft("--csv", "-c", "set json").output == "json\noff\n")
    #expect(try sandbox.nft("-c", "set json off").output == "json  off\n")
    #expect(try sandbox.nft("-c", "set json").output == "{\"json\":\"on\"}\n")
    let elsewhere = try sandbox.nft(
      "-c", "set json", changing: ["XDG_CONFIG_HOME": sandbox.path("other")])
    #expect(elsewhere.output == "json  off\n")
  }

  @Test("A line of the settings that is none is named")
  func namesBadSetting() throws {
    let path = try sandbox.write("# Mine.\njson on\nsound on\n", to: "home/.config/fakenft/config")
    let outcome = try sandbox.nft("-c", "cart")
    #expect(outcome.errors.contains("\(path):3: There is no setting “sound”."))
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 2)
  }
}
