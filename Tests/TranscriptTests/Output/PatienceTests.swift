import Testing

@Suite("Waiting for a slow payment service")
struct PatienceTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("Nothing of it is shown where standard error is no terminal, however long it takes")
  func silence() throws {
    var outcome: Outcome?
    let time = try ContinuousClock().measure {
      outcome = try sandbox.nft("-c", "cart add 18; gateway slow 400ms; pay ETH")
    }
    #expect(outcome?.errors == "")
    #expect(outcome?.status == 0)
    #expect(outcome?.output.contains("The payment went through.") == true)
    #expect(time >= .milliseconds(400))
  }

  @Test("A declined payment takes as long, and its message stands alone")
  func declined() throws {
    var outcome: Outcome?
    let time = try ContinuousClock().measure {
      outcome = try sandbox.nft(
        "-c", "cart add 18; gateway decline; gateway slow 400ms; pay ETH -y")
    }
    #expect(
      outcome?.errors == """
        The payment service declined the payment: nothing was paid, and the cart is as it was.

        """)
    #expect(outcome?.status == 1)
    #expect(time >= .milliseconds(400))
  }
}
