import Testing

@Suite("Recording and timing")
struct RecordTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A recorded session is what was entered and printed, and can be checked as it is")
  func records() throws {
    let script = """
      like 1
      record session.nft
      cart add 18
      bogus
      cart clear
      yes
      record off
      like 2

      """
    let outcome = try sandbox.nft("--keep-going", input: script)
    #expect(outcome.output.contains("Recording into “session.nft”."))
    #expect(
      try sandbox.text("session.nft") == """
        cart add 18
        #= Added “Ant Carrying the Exit Sign” (18) to the cart: 1 NFT, 0.35 ETH.
        bogus
        #= There is no command “bogus”. Type help for the commands.
        cart clear
        #= This goes from the cart:
        #= No.  Name                        Price, ETH  Picture
        #=  18  Ant Carrying the Exit Sign        0.35  https://fakenft.example/images/nft/18-1.png
        #= Remove? [y/N]
        yes
        #= Removed “Ant Carrying the Exit Sign” (18) from the cart, which is empty now.

        """)
    #expect(try sandbox.nft("check", "session.nft").status == 0)
  }

  @Test("A file that is there is not written over, and one recording is enough")
  func refuses() throws {
    try sandbox.write("mine", to: "mine.txt")
    let outcome = try sandbox.nft(
      "--keep-going", "-c", "record mine.txt\nrecord a.nft\nrecord b.nft\nrecord off\nrecord off")
    #expect(try sandbox.text("mine.txt") == "mine")
    #expect(!sandbox.has("b.nft"))
    for words in ["there is such a file already", "recorded already", "not being recorded"] {
      #expect(outcome.errors.contains(words), "\(outcome)")
    }
  }

  @Test("The time that a command took stands on standard error, from timing on to timing off")
  func timing() throws {
    let outcome = try sandbox.nft("-c", "cart; timing on; cart; cart; timing off; cart")
    #expect(outcome.lines.count == 4)
    let times = outcome.errors.split(separator: "\n")
    #expect(times.count == 3)
    #expect(times.allSatisfy { $0.wholeMatch(of: #/\d+\.\d ms/#) != nil }, "\(outcome)")
  }
}
