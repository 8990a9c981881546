import Testing

@Suite("A full disk", .enabled(if: SmallDisk.isPossible, "needs a tmpfs mounted by unshare -rm"))
struct FullDiskTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private static let refusal =
    "There is no room left to write the store disk/store.sqlite: "
    + "nothing was changed; free some space and try again.\n"

  @Test("under a running shell is told in a sentence, and the shell goes on when there is room")
  func running() throws {
    let outcome = try SmallDisk.run(
      """
      {
        echo 'cart add 1'; until grep -qs '12.50 ETH' out; do sleep 0.01; done
        cat /dev/zero > disk/filler 2> /dev/null
        echo 'cart add 2'; echo 'pay ETH'; echo cart; until grep -q Total out; do sleep 0.01; done
        rm disk/filler; echo 'cart add 3'
      } | "$NFT" --keep-going > out
      echo "status $?"; "$NFT" -c cart | tail -n 1
      """, size: "4m", in: sandbox)
    #expect(outcome.errors == "stdin:2: \(Self.refusal)stdin:3: \(Self.refusal)")
    #expect(outcome.lines == ["status 3", "Total 20.27 ETH. To pay: pay <currency>."])
    #expect(try sandbox.text("out").contains("Total 12.50 ETH."))
  }

  @Test("is told to who starts then, and what was there stays")
  func starting() throws {
    let outcome = try SmallDisk.run(
      """
      "$NFT" -c 'cart add 1' > /dev/null
      cat /dev/zero > disk/filler 2> /dev/null
      "$NFT" -c 'cart add 2'; echo "status $?"
      rm disk/filler; "$NFT" -c cart | tail -n 1
      """, size: "4m", in: sandbox)
    #expect(outcome.errors == Self.refusal)
    #expect(outcome.lines == ["status 3", "Total 12.50 ETH. To pay: pay <currency>."])
  }

  @Test("takes no new store, and leaves nothing of it")
  func filling() throws {
    let outcome = try SmallDisk.run(
      "\"$NFT\" -c cart; echo \"status $?\"; ls -A disk", size: "64k", in: sandbox)
    #expect(outcome.errors == Self.refusal)
    #expect(outcome.lines == ["status 3"])
  }
}
