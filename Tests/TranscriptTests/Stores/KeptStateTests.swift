import Testing

@Suite("What is kept between runs")
struct KeptStateTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func output(of commands: String) throws -> String {
    let outcome = try sandbox.nft("-c", commands)
    #expect(outcome.status == 0, "\(outcome)")
    return outcome.output
  }

  @Test("The cart, with its sort")
  func cart() throws {
    _ = try output(of: "cart add 32 64 4 14; cart sort price desc")
    let cart = try output(of: "cart")
    let numbers = cart.matches(of: #/(?m)^ *#\d+ +(\d+) /#).map { String($0.output.1) }
    #expect(numbers == ["4", "14", "32", "64"])
    #expect(cart.contains("sorted by price desc"))
    #expect(cart.contains("Total 14.03456789012345679 ETH."))
    _ = try output(of: "cart remove 14 -y")
    #expect(try output(of: "cart").contains("Total 7.63456789012345679 ETH."))
  }

  @Test("The sort of every screen, each by itself")
  func sorts() throws {
    #expect(try output(of: "catalog").contains("sorted by count desc"))
    _ = try output(of: "catalog sort name desc")
    _ = try output(of: "my sort price")
    _ = try output(of: "rating sort name")
    #expect(try output(of: "catalog").contains("sorted by name desc"))
    #expect(try output(of: "my").contains("sorted by price asc"))
    #expect(try output(of: "rating").contains("sorted by name asc"))
    _ = try output(of: "cart add 1")
    #expect(try output(of: "cart").contains("sorted by name asc"))
  }

  @Test("The favourites, in order of liking")
  func favorites() throws {
    _ = try output(of: "unlike 93 108")
    _ = try output(of: "like 93")
    let numbers = try output(of: "favorites").matches(of: #/(?m)^ *#\d+ +(\d+) /#)
    #expect(numbers.map { String($0.output.1) } == ["69", "39", "153", "151", "93"])
  }

  @Test("The profile")
  func profile() throws {
    _ = try output(of: "profile edit name 'Zoë 🦊'; profile edit site ''")
    let profile = try output(of: "profile")
    #expect(profile.hasPrefix("Zoë 🦊\n"))
    #expect(profile.contains("Site         none\n"))
    #expect(profile.contains("Picture      https://fakenft.example/images/profile/1.png\n"))
  }

  @Test("The orders and what was bought")
  func orders() throws {
    let paid = try output(of: "cart add 1 2; pay ETH")
    let id = try #require(paid.firstMatch(of: #/Order     1 \(([0-9a-f-]{36})\)/#)?.output.1)
    let orders = try output(of: "orders")
    #expect(orders.contains(id))
    #expect(try output(of: "order \(id.uppercased())").contains("Total     31.49 ETH for 2 NFTs"))
    #expect(try output(of: "order \(id.prefix(13))").contains(id))
    #expect(try output(of: "my").contains("Polar Bear 🐻‍❄️"))
    #expect(try output(of: "cart").hasPrefix("The cart is empty."))
    #expect(try sandbox.nft("-c", "cart add 1").status == 1)
  }

  @Test("A reset, too")
  func reset() throws {
    _ = try output(of: "cart add 1; catalog sort name; reset -y")
    #expect(try output(of: "cart").hasPrefix("The cart is empty."))
    #expect(try output(of: "catalog").contains("sorted by count desc"))
  }

  @Test("Rows and the payment service's mood are not")
  func forgets() throws {
    _ = try output(of: "catalog; gateway decline all; cart add 1")
    #expect(try sandbox.nft("-c", "collection #1").status == 1)
    #expect(try output(of: "gateway") == "Payments succeed.\n")
  }

  @Test("A cart that another run has emptied meanwhile is seen empty at once")
  func seesOthers() throws {
    let outcome = try sandbox.bash(
      "{ echo 'cart add 1'; sleep 0.3; $NFT -c 'cart clear -y' >other; echo cart; } | $NFT")
    #expect(outcome.lines.last == "The cart is empty. To fill it: cart add <id>.")
  }
}
