import Foundation
import Testing

@Suite("A store that can only be read", .enabled(if: Bystander.canRun))
struct ReadOnlyStoreTests {
  let sandbox: Sandbox
  let bystander: Bystander

  init() throws {
    sandbox = try Sandbox()
    bystander = try Bystander(in: sandbox)
    #expect(try sandbox.nft("--store", "kept/store.sqlite", "-c", "cart add 18").status == 0)
    #expect(try sandbox.bash("chmod 755 kept; chmod 444 kept/store.sqlite").status == 0)
  }

  @Test("It can be looked at")
  func reads() throws {
    let outcome = try bystander.nft("--store", "kept/store.sqlite", "-c", "cart; rating --limit 1")
    #expect(outcome.output.contains("Total 0.35 ETH."))
    #expect(outcome.status == 0)
  }

  @Test("Every change is refused in words, and nothing is changed")
  func refusesChanges() throws {
    let before = try sandbox.read("kept/store.sqlite")
    for command in [
      "cart add 1", "cart remove 18 -y", "cart clear -y", "like 1", "unlike 93", "pay ETH",
      "profile edit name Someone", "reset -y",
    ] {
      let outcome = try bystander.nft("--json", "--store", "kept/store.sqlite", "-c", command)
      #expect(outcome.errors.contains("\"code\":\"store.read-only\""), "\(command): \(outcome)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.status == 3)
    }
    #expect(try sandbox.read("kept/store.sqlite") == before)
  }

  @Test("A folder that can't be written to gets no store")
  func refusesNewStore() throws {
    let outcome = try bystander.nft("--store", "kept/new.sqlite", "-c", "cart")
    #expect(outcome.errors.hasPrefix("The store kept/new.sqlite can't be opened: "))
    #expect(outcome.status == 3)
    #expect(!sandbox.has("kept/new.sqlite"))
  }

  @Test("A script that can't be read for want of permission is told")
  func refusesScript() throws {
    try sandbox.write("cart\n", to: "secret.nft")
    #expect(try sandbox.bash("chmod 000 secret.nft").status == 0)
    let outcome = try bystander.nft("--store", "kept/store.sqlite", "secret.nft")
    #expect(
      outcome.errors == "The script “secret.nft” can't be read: Permission denied.\n")
    #expect(outcome.status == 2)
  }
}
