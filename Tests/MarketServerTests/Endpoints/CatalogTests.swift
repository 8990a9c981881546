import Foundation
import Market
import MarketAPI
import MarketContract
import MarketServer
import Testing

@Suite("The catalog over HTTP")
struct CatalogTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private func ids(_ target: String) throws -> [String] {
    let list = try JSONSerialization.jsonObject(with: Data(stand.get(target).utf8))
    return try #require(list as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  @Test("is whole without paging, and cut into stable pages with it")
  func pages() throws {
    let all = try ids("/g1/api/v1/nft")
    #expect(all == ["1", "2", "3", "4", "5", "6"])
    #expect(try ids("/g1/api/v1/nft?page=0&size=4") == ["1", "2", "3", "4"])
    #expect(try ids("/g1/api/v1/nft?page=1&size=4") == ["5", "6"])
    #expect(try ids("/g1/api/v1/nft?page=2&size=4") == [])
    #expect(try ids("/g1/api/v1/nft?page=1&limit=4&milk=1") == ["1", "2", "3", "4"])
  }

  /// API contract 1.4: the forms seen, and what they mean here: numeric, ties by id.
  @Test(
    "is sorted by number, not as text, in every form of the query",
    arguments: [
      ("nft?sortBy=rating,desc", ["1", "3", "5", "2", "6", "4"]),
      ("nft?sortBy=rating%2Cdesc", ["1", "3", "5", "2", "6", "4"]),
      ("nft?sortBy=price", ["3", "6", "1", "5", "2", "4"]),
      ("nft?sort=price&order=desc", ["4", "2", "1", "5", "6", "3"]),
      ("nft?sortBy=name&order=asc", ["1", "3", "4", "2", "5", "6"]),
      ("collections?sortBy=nfts,desc", ["1", "2"]), ("collections?sortBy=nfts", ["2", "1"]),
      ("collections?sortBy=name,desc", ["2", "1"]),
      ("users?sortBy=rating,desc", ["2", "3", "1", "4"]),
      ("users?sortBy=name", ["3", "2", "4", "1"]),
      ("users?sortBy=nfts,desc", ["1", "4", "3", "2"]),
    ])
  func sorted(query: String, expected: [String]) throws {
    #expect(try ids("/g1/api/v1/\(query)") == expected)
  }

  @Test("is filtered by author and by name")
  func filtered() throws {
    #expect(try ids("/g1/api/v1/nft?name=lo&sortBy=name") == ["4"])
    let author = try #require(Seeds.small.nfts.first?.author)
    let own = Seeds.small.nfts.filter { $0.author == author }.compactMap(\.number).map(String.init)
    let escaped = author.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    #expect(try ids("/g1/api/v1/nft?author=\(escaped)") == own)
  }

  @Test(
    "answers every route in every generation",
    arguments: ["g0", "g1", "g2", "g3a", "g3b"],
    [
      "nft", "nft/1", "collections", "collections/1", "users", "users/1", "currencies",
      "currencies/1", "profile/1", "orders/1",
    ])
  func routes(generation: String, route: String) throws {
    // The later generations count currencies from 0 and otherwise.
    let id = generation.hasPrefix("g3") && route == "currencies/1" ? "currencies/5" : route
    let heard = stand.send("GET", "/\(generation)/api/v1/\(id)")
    #expect(heard.status == 200)
    #expect(heard.header("Content-Type") == "application/json")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(heard.text.utf8))
    }
  }

  @Test("tells the generation from the path, the option, the token, and else takes G1")
  func generations() throws {
    let uuid = Seeds.nft(1).id.rawValue
    #expect(stand.get("/api/v1/nft/1").contains(#""id":"1""#))
    #expect(stand.get("/api/v1/nft/1", token: "t").contains(#""id":"\#(uuid)""#))
    #expect(stand.get("/g1/api/v1/nft/\(uuid.uppercased())", token: "t").contains(#""id":"1""#))
    let old = try Stand { $0.generation = .fixed(.g0) }
    #expect(old.get("/api/v1/orders/1", token: "t").contains(#""nfts":[2,3]"#))
  }

  @Test("finds users by id, name and site")
  func users() {
    let site = #""id":"1""#
    for name in ["1", Seeds.small.users[0].id.rawValue, "Lucille", "lucille"] {
      #expect(stand.get("/g1/api/v1/users/\(name)").contains(site), "\(name)")
    }
    let address = "http:%2F%2Flocalhost:8080%2Fsites%2Fusers%2F1"
    #expect(stand.get("/g1/api/v1/users/\(address)").contains(site))
  }

  /// Paths that lead nowhere, and what they are answered by.
  @Test(
    "says what is near where nothing is",
    arguments: [
      ("/api/v1/colections", 404, "/api/v1/collections"), ("/api/v1/nft/77", 404, "number"),
      ("/api/v1/../../etc/passwd", 404, "route.not-found"),
      ("/api/v1/nft/%2e%2e%2fpasswd", 404, "nft.not-found"),
      ("/api/v1/nft/%252e%252e", 404, "nft.not-found"), ("/api/v1/nft/%ff%fe", 404, "not-found"),
    ])
  func nowhere(target: String, status: Int, word: String) {
    let heard = stand.send("GET", target)
    #expect(heard.status == status)
    #expect(heard.text.contains(word), "\(heard.text)")
  }

  @Test("takes doubled slashes, HEAD and OPTIONS, and names the methods that there are")
  func methods() {
    #expect(stand.get("//api/v1//nft/1") == stand.get("/api/v1/nft/1"))
    #expect(stand.send("HEAD", "/api/v1/nft/1").status == 200)
    let options = stand.send("OPTIONS", "/api/v1/orders/1")
    #expect(options.status == 204)
    #expect(options.header("Access-Control-Allow-Methods")?.contains("PUT") == true)
    #expect(
      options.header("Access-Control-Allow-Headers")?.contains("X-Practicum-Mobile-Token") == true)
    let other = stand.send("DELETE", "/api/v1/orders/1")
    #expect(other.status == 405)
    #expect(other.header("Allow")?.contains("POST") == true)
  }
}
