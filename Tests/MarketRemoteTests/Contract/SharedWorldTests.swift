import HTTPKit
import Market
import MarketContract
import MarketRemote
import Testing

/// Several clients of one world.
@Suite("Clients that share a world")
struct SharedWorldTests {
  @Test("lose nothing to each other where the server has versions")
  func versions() throws {
    let kiosk = try Kiosk()
    let one = MarketPorts(try kiosk.client())
    // Somebody else changes the cart and the likes just before the client does.
    kiosk.meet { [unowned kiosk] line, time in
      guard line.hasPrefix("PUT"), time == 1 else { return nil }
      let isCart = line.hasSuffix("/orders/1")
      kiosk.act(
        "PUT", isCart ? "/api/v1/orders/1" : "/api/v1/profile/1",
        isCart ? "nfts=2,3,6" : "likes=6")
      return nil
    }
    #expect(try AddToCart(one)([Seeds.nft(5).id]) == [Seeds.nft(5).id])
    #expect(try one.cart.cartList() == [2, 3, 6, 5].map { Seeds.nft($0).id })
    #expect(try SetFavorites(one)([Seeds.nft(5).id], liked: true) == [Seeds.nft(5).id])
    #expect(try one.favorites.favoritesList() == [6, 5].map { Seeds.nft($0).id })
  }

  @Test("see at once what another changed, and the catalog is asked for once")
  func news() throws {
    let kiosk = try Kiosk()
    let (one, other) = (MarketPorts(try kiosk.client()), MarketPorts(try kiosk.client()))
    #expect(try ViewCart(one)().contents.count == 2)
    _ = try ReplaceCart(other)([Seeds.nft(6).id])
    #expect(try ViewCart(one)().contents.nfts.map(\.name) == ["Lark"])
    _ = try BrowseCatalog(one)()
    _ = try BrowseCatalog(one)()
    #expect(kiosk.requests.count { $0 == "GET /api/v1/collections" } <= 2)
  }

  @Test("are told that a change arrived whose answer was lost")
  func lostAnswer() throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, time in
      line == "PUT /api/v1/orders/1" && time == 1 ? .afterwards(.hangUp) : nil
    }
    let ports = MarketPorts(try kiosk.client())
    #expect(try AddToCart(ports)([Seeds.nft(5).id]) == [Seeds.nft(5).id])
    #expect(try ports.cart.cartList() == [2, 3, 5].map { Seeds.nft($0).id })
  }

  @Test("leave alone what a phone has paid and not completed")
  func waiting() throws {
    let kiosk = try Kiosk()
    let (shell, phone) = (MarketPorts(try kiosk.client()), try kiosk.client())
    let till = Till(MarketPorts(phone), gateway: phone)
    till.pay(in: Seeds.ether, delivery: .later)
    #expect(try shell.cart.cartList() == [2, 3].map { Seeds.nft($0).id })
    #expect(try AddToCart(shell)([Seeds.nft(5).id]) == [Seeds.nft(5).id])
    #expect(try shell.cart.cartList() == [Seeds.nft(5).id])
    #expect(try shell.profile.ownedList() == [1, 2, 3].map { Seeds.nft($0).id })
    #expect(throws: CartError.owned(Seeds.nft(2).id)) { try AddToCart(shell)([Seeds.nft(2).id]) }
  }

  @Test("are apart where tokens or paths name other worlds")
  func apart() throws {
    let kiosk = try Kiosk()
    let worlds = [
      MarketPorts(try kiosk.client()), MarketPorts(try kiosk.client { $0.token = "one" }),
      MarketPorts(try kiosk.client("/w/anna")),
    ]
    for (index, world) in worlds.enumerated() {
      _ = try ReplaceCart(world)([Seeds.nft(index + 4).id])
    }
    for (index, world) in worlds.enumerated() {
      #expect(try world.cart.cartList() == [Seeds.nft(index + 4).id])
    }
  }
}
