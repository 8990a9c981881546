import Testing

@Suite("A script over a server")
struct RemoteScriptTests {
  @Test("comes to the same as over a store")
  func same() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let scripts = [
      "cart add 12 13; cart remove 12 -y; cart add 18; like 7 8; unlike 8; undo; redo",
      "pay ETH --dry-run; gateway decline next; pay btc -y",
      "profile edit name 'Ада & Co + 1'; my --json; show 404; cart add 39; pay nothing",
      "gateway slow 1ms; gateway; gateway normal; rating sort name --limit 3 --json; find x",
    ]
    for script in scripts {
      let local = try sandbox.nft("--keep-going", "-c", script)
      let remote = try sandbox.nft("--api", server.address, "--keep-going", "-c", script)
      #expect(Self.withoutLinks(remote.output) == Self.withoutLinks(local.output), "\(script)")
      #expect(remote.errors == local.errors)
      #expect(remote.status == local.status)
    }
  }

  @Test("pays, and finds what it paid among the orders and its own")
  func paying() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let outcome = try sandbox.nft(
      "--api", server.address, "-c", "cart add 12; pay ETH; orders --json; cart; undo")
    #expect(outcome.output.contains("Congratulations!"))
    #expect(outcome.output.contains(#""total":"1.05""#))
    #expect(outcome.output.contains("The cart is empty."))
    #expect(
      outcome.errors == "Order 1 was delivered: that can't be undone, nor what came before it.\n")
    #expect(outcome.status == 1)
    // The store is one: a shell over it sees the same.
    let beside = try sandbox.nft("--store", "served.sqlite", "-c", "orders")
    #expect(beside.output.contains("1 order · latest first"))
  }

  @Test("ends at once with status 3 where the network or the server fails")
  func failing() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let place = server.address.dropFirst("http://".count)
    let sick = try sandbox.nft(
      "--api", server.address, "-c", "net 503 /collections; catalog; cart")
    #expect(sick.status == 3)
    #expect(sick.errors == "The server at \(place) failed (503): try again later.\n")
    #expect(!sick.output.contains("The cart is empty."))
    let well = try sandbox.nft("--api", server.address, "-c", "net; catalog --limit 1")
    #expect(well.status == 0 && well.output.contains("The weather is normal"))
    server.stop()
    let gone = try sandbox.nft("--codes", "--api", server.address, "-c", "cart")
    #expect(gone.status == 3)
    #expect(
      gone.errors
        == "network.unreachable: The network led to \(place), where nobody listens: try again.\n"
        || gone.errors.contains("network.unreachable"))
  }

  @Test(
    "takes its token from the environment or a file that is its owner's alone, and never tells it")
  func token() throws {
    let sandbox = try Sandbox()
    let server = try LocalServer(in: sandbox)
    let add = try sandbox.nft(
      "--api", server.address, "-c", "cart add 12", changing: ["NFT_TOKEN": "hush-1"])
    #expect(add.status == 0)
    _ = try sandbox.bash("umask 077; echo hush-1 > token; echo hush-1 > open; chmod 644 open")
    let same = try sandbox.nft(
      "--api", server.address, "--token-file", "token", "-c", "cart; requests --json")
    #expect(same.output.contains("Snail Mail"))
    #expect(!(same.output + same.errors + add.output).contains("hush-1"))
    let open = try sandbox.nft("--api", server.address, "--token-file", "open", "-c", "cart")
    #expect(open.status == 3)
    #expect(
      open.errors == "The token file “open” can be read by others: protect it by chmod 600.\n")
    let other = try sandbox.nft("--api", server.address, "-c", "cart")
    #expect(other.output.contains("The cart is empty."))
    let missing = try sandbox.nft("--api", server.address, "--token-file", "none", "-c", "cart")
    #expect(missing.status == 3)
  }

  @Test("is no address where it has no scheme, or words that belong elsewhere")
  func addresses() throws {
    let sandbox = try Sandbox()
    for address in ["localhost:8080", "ftp://a.example", "http://u:hush@a.example", "http://"] {
      let outcome = try sandbox.nft("--api", address, "-c", "cart")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("is no address of a server"))
    }
  }

  @Test("alone loads libcurl: one over a store does not")
  func library() throws {
    let sandbox = try Sandbox()
    let local = try sandbox.nft("-c", "catalog", changing: ["LD_DEBUG": "files"])
    #expect(!local.errors.contains("libcurl"))
    #expect(local.errors.contains("libc.so"))
    let remote = try sandbox.nft(
      "--api", "http://127.0.0.1:1", "-c", "catalog", changing: ["LD_DEBUG": "files"])
    #expect(remote.errors.contains("libcurl"))
  }

  private static func withoutLinks(_ text: String) -> String {
    text.replacing(#/https?:\/\/[^\s",]*/#, with: "LINK").replacing(#/ +/#, with: " ")
  }
}
