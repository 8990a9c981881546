import Foundation
import Market
import MarketContract
import MarketServer
import MarketStore
import Testing

@Suite("Worlds over HTTP")
struct WorldTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let order = "/g1/api/v1/orders/1"
  private let seeded = #"{"nfts":["2","3"],"id":"1"}"#

  @Test("are one for each token, and never disturb each other")
  func tokens() {
    stand.send("PUT", order, token: "anna", body: "nfts=4")
    #expect(stand.get(order, token: "anna") == #"{"nfts":["4"],"id":"1"}"#)
    #expect(stand.get(order, token: "boris") == seeded)
    #expect(stand.get(order) == seeded)
  }

  @Test("are named by the path as well, in any letter case")
  func paths() {
    stand.send("PUT", "/w/Anna\(order)", body: "nfts=5")
    #expect(stand.get("/g1/w/anna/api/v1/orders/1") == #"{"nfts":["5"],"id":"1"}"#)
    #expect(stand.get("/w/local\(order)") == seeded)
    #expect(stand.send("GET", "/w/%20\(order)").status == 404)
  }

  @Test("without a name are the shell's: each sees at once what the other did")
  func shell() throws {
    let store = try StoreFile(at: stand.path)
    let session = Session(id: Session.ID("shell"), origin: .shell)
    let ports = MarketPorts(try store.open(World.local, for: session, clock: Stand.clock))
    stand.send("PUT", order, body: "nfts=4,5")
    #expect(try ViewCart(ports).list() == [Seeds.nft(4).id, Seeds.nft(5).id])
    _ = try AddToCart(ports)([Seeds.nft(6).id])
    #expect(stand.get(order) == #"{"nfts":["4","5","6"],"id":"1"}"#)
  }

  @Test("do not tell their tokens")
  func secrecy() {
    stand.send("PUT", order, token: "my-secret-token", body: "nfts=4")
    let worlds = stand.get("/_/worlds")
    #expect(worlds.contains(#""id":"token-"#))
    #expect(!worlds.contains("my-secret-token"))
    #expect(!stand.get("/_/requests").contains("my-secret-token"))
  }

  @Test("keep the last of many lists put at once, whole, and all that was posted, once")
  func concurrency() async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask { [stand] in
          let body = index % 2 == 0 ? "nfts=4,5" : "nfts=6"
          stand.send("PUT", order, token: "t", body: body)
          stand.send("POST", order, token: "u", body: "nfts=\(index % 6 + 1)")
        }
      }
    }
    let last = stand.get("/g1/api/v1/orders/1", token: "t")
    #expect([#"{"nfts":["4","5"],"id":"1"}"#, #"{"nfts":["6"],"id":"1"}"#].contains(last))
    let profile = stand.get("/g1/api/v1/profile/1", token: "u")
    for number in 1...6 {
      #expect(profile.components(separatedBy: #""\#(number)""#).count >= 2)
    }
    let nfts = profile.components(separatedBy: #""nfts":["#)[1].prefix { $0 != "]" }
    #expect(nfts.split(separator: ",").count == 6)
  }
}
