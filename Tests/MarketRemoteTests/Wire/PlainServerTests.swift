import HTTPKit
import Market
import MarketContract
import MarketRemote
import Testing

/// A server like the public one, which has nothing beyond the FakeNFT API.
@Suite("A plain server")
struct PlainServerTests {
  @Test(
    "is shown in every generation, with authors by name and NFTs in their collections",
    arguments: ["/g0", "/g1", "/g2", "/g3a", "/g3b"])
  func generations(_ prefix: String) throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    let ports = MarketPorts(try kiosk.client(prefix))
    let catalog = try BrowseCatalog(ports)().collections.items
    #expect(catalog.map(\.name) == ["Beige", "Blue"])
    let opened = try #require(try OpenCollection(ports)(catalog[0].id))
    #expect(opened.nfts.items.map(\.nft.name) == ["Finn", "April", "Ellsa"])
    #expect(
      opened.nfts.items.map(\.nft.collection) == [catalog[0].id, catalog[0].id, catalog[0].id])
    #expect(opened.nfts.items.map(\.standing.isInCart) == [false, false, true])
    #expect(opened.nfts.items.map(\.standing.isLiked) == [false, true, false])
    #expect(try AddToCart(ports)([opened.nfts.items[0].nft.id]).count == 1)
    #expect(try ViewCart(ports)().contents.nfts.map(\.name) == ["Bonnie", "Ellsa", "Finn"])
    #expect(
      try EditProfile(ports)([.name("A & B+1"), .description("")]).name == "A & B+1")
    #expect(try ViewProfile(ports)().profile.description == "")
  }

  @Test(
    "is told to lack what only this project's server has",
    arguments: ["orders", "undo", "redo", "reset", "gateway", "net", "requests", "snapshots"])
  func lacking(_ what: String) throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    let remote = try kiosk.client("/g3b")
    let ports = MarketPorts(remote)
    let error = #expect(throws: PortError.self) {
      switch what {
      case "orders": _ = try ListOrders(ports)()
      case "undo": _ = try ReverseChange(ports)(.undo)
      case "redo": _ = try ReverseChange(ports)(.redo)
      case "reset": try ResetWorld(ports).confirm(ResetWorld(ports).request())
      case "gateway": try remote.set(.declineAll)
      case "net": _ = try remote.change(weather: ["offline"])
      case "requests": _ = try remote.requests(3)
      default: _ = try ports.world.snapshots()
      }
    }
    #expect(error?.kind == .unsupported)
    #expect(error?.code == "server.unsupported")
    #expect(kiosk.requests.allSatisfy { !$0.contains("/_/") })
  }

  @Test("that gives a page where none is named is read to its end")
  func pages() throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    let all = (1...60).map { number in
      #"{"id":"u\#(number)","name":"User \#(number)","rating":"\#(number)","nfts":[]}"#
    }
    kiosk.meet { line, _ in
      guard line.hasPrefix("GET /api/v1/users") else { return nil }
      let page = line.split(separator: "=").dropFirst().first.flatMap { Int($0) } ?? 0
      let rows = all.dropFirst(page * 25).prefix(25)
      return .instead(Trouble.text("[" + rows.joined(separator: ",") + "]"))
    }
    let users = try RankUsers(MarketPorts(try kiosk.client()))().users
    #expect(users.total == 60)
    #expect(users.items.first?.user.name == "User 60")
  }

  @Test("that ignores pages is not asked for ever")
  func ignoredPages() throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    let rows = (1...25).map { #"{"id":"u\#($0)","name":"U","rating":"1","nfts":[]}"# }
    kiosk.meet { line, _ in
      line.hasPrefix("GET /api/v1/users")
        ? .instead(Trouble.text("[" + rows.joined(separator: ",") + "]")) : nil
    }
    #expect(try RankUsers(MarketPorts(try kiosk.client()))().users.total == 25)
    #expect(kiosk.requests.count == 2)
  }

  @Test("that keeps something else than it was sent is told of")
  func otherList() throws {
    let kiosk = try Kiosk(Seeds.small, .plain(posts: true))
    kiosk.meet { line, _ in
      line.hasPrefix("PUT") ? .instead(Trouble.text(#"{"id":"9d3a58fd","nfts":[]}"#)) : nil
    }
    let ports = MarketPorts(try kiosk.client("/g3b"))
    let error = #expect(throws: CartError.self) { try AddToCart(ports)([Seeds.nft(5).id]) }
    guard case .port(let fault)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.kind == .refused)
  }

  @Test("is not asked for one NFT after another")
  func together() throws {
    let kiosk = try Kiosk(Seeds.varied, .plain(posts: true))
    let ports = MarketPorts(try kiosk.client("/g3b"))
    #expect(try ViewCart(ports)().contents.count == 14)
    // The cart, all NFTs and the collections: no request for each of the fourteen.
    #expect(kiosk.requests.count == 4 || kiosk.requests.count == 3)
  }
}
