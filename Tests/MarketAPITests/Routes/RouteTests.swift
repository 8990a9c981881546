import MarketAPI
import Testing

@Suite("A target")
struct RouteTests {
  private func found(_ target: String, _ method: String = "GET") -> (APIEndpoint, [String])? {
    guard case .found(let route, let ids) = APIMatch(method: method, APITarget(target.utf8)) else {
      return nil
    }
    return (route.endpoint, ids)
  }

  @Test(
    "finds every row of API contract 1.2",
    arguments: [
      ("GET", "/api/v1/nft", APIEndpoint.nfts, []), ("GET", "/api/v1/nft/7", .nft, ["7"]),
      ("GET", "/api/v1/collections", .collections, []),
      ("GET", "/api/v1/collections/9", .collection, ["9"]), ("GET", "/api/v1/users", .users, []),
      ("GET", "/api/v1/users/3", .user, ["3"]), ("GET", "/api/v1/currencies", .currencies, []),
      ("GET", "/api/v1/currencies/0", .currency, ["0"]),
      ("GET", "/api/v1/profile/1", .profile, ["1"]),
      ("PUT", "/api/v1/profile/1", .editProfile, ["1"]),
      ("GET", "/api/v1/orders/1", .order, ["1"]), ("PUT", "/api/v1/orders/1", .replaceOrder, ["1"]),
      ("POST", "/api/v1/orders/1", .completeOrder, ["1"]),
      ("GET", "/api/v1/orders/1/payment/7", .payment, ["1", "7"]),
      ("GET", "/pictures/nfts/109-1.png", .picture, ["nfts", "109-1.png"]),
      ("GET", "/sites/users/3", .site, ["users", "3"]),
    ])
  func table(_ method: String, _ path: String, _ endpoint: APIEndpoint, _ ids: [String]) throws {
    let (route, identifiers) = try #require(found(path, method))
    #expect(route == endpoint && identifiers == ids)
    #expect(APIRoute.of(endpoint)?.path(identifiers: ids) == path)
  }

  @Test(
    "is found with double slashes, a slash at its end and a whole address",
    arguments: [
      "//api/v1/nft/7", "/api//v1///nft/7", "/api/v1/nft/7/", "/api/v1/nft/7//?a=b", "api/v1/nft/7",
      "http://localhost:8080/api/v1/nft/7", "/api/v1/nft/%37", "/api/v1/nft/7?sortBy=name",
      "/api/v1/nft/7#top", "/g1/api/v1/nft/7", "//g1//w/anna/api/v1/nft/7",
    ])
  func slashes(_ target: String) throws {
    let (route, ids) = try #require(found(target))
    #expect(route == .nft && ids == ["7"])
  }

  @Test("begins with a generation and a world, in either order, each once")
  func prefixes() {
    let one = APITarget("/g3a/w/%D0%90nna/api/v1/nft".utf8)
    let other = APITarget("/w/%D0%90nna/G3A/api/v1/nft".utf8)
    for target in [one, other] {
      #expect(target.generation == .g3a && target.world == "Аnna")
      #expect(target.segments == ["api", "v1", "nft"])
    }
    #expect(APITarget("/g1/g2/api".utf8).segments == ["g2", "api"])
    #expect(APITarget("/w/a/w/b".utf8).segments == ["w", "b"])
    #expect(APITarget("/w".utf8).segments == ["w"] && APITarget("/w".utf8).world == nil)
    #expect(APITarget("/".utf8).segments == [] && APITarget("*".utf8).path == "/*")
  }

  @Test(
    "cannot leave the API: dots and escaped slashes are the text of an id",
    arguments: [
      ("/api/v1/nft/..", ".."), ("/api/v1/nft/%2e%2e", ".."), ("/api/v1/nft/%252e%252e", "%2e%2e"),
      ("/api/v1/nft/..%2f..%2fetc%2fpasswd", "../../etc/passwd"),
      ("/api/v1/nft/%5c..%5c", "\\..\\"), ("/api/v1/nft/a%00b", "a\0b"), ("/api/v1/nft/%", "%"),
      ("/api/v1/nft/%FF", "\u{FFFD}"), ("/api/v1/nft/a+b", "a+b"), ("/api/v1/nft/Ж", "Ж"),
    ])
  func traversal(_ target: String, _ id: String) throws {
    #expect(try #require(found(target)).1 == [id])
    #expect(found("/api/v1/../v1/nft") == nil)
  }

  @Test("that is no UTF-8 is read all the same")
  func bytes() {
    let target = APITarget(Array("/api/v1/nft/".utf8) + [0xFF, 0xC3] + Array("?a=".utf8) + [0xFE])
    #expect(target.segments.last == "\u{FFFD}\u{FFFD}")
    #expect(target.query.first?.value == "\u{FFFD}" && target.query.first?.isText == false)
  }

  @Test("has its query decoded, item by item")
  func query() {
    let query = APITarget("/api/v1/nft?&a=1%2C2&b=c=d&&e+f&%67=%".utf8).query
    #expect(query.map(\.name) == ["a", "b", "e f", "g"])
    #expect(query.map(\.value) == ["1,2", "c=d", "", "%"])
  }

  @Test("that a method does not suit names those that do")
  func methods() {
    #expect(found("/api/v1/nft", "HEAD")?.0 == .nfts)
    let cases = [
      ("/api/v1/orders/1", "DELETE", ["GET", "PUT", "POST", "HEAD", "OPTIONS"]),
      ("/api/v1/nft", "PUT", ["GET", "HEAD", "OPTIONS"]),
      ("/api/v1/nft", "OPTIONS", ["GET", "HEAD", "OPTIONS"]),
    ]
    for (path, method, expected) in cases {
      guard case .otherMethods(let methods) = APIMatch(method: method, APITarget(path.utf8)) else {
        Issue.record("\(method) \(path) is taken for something else")
        continue
      }
      #expect(methods == expected)
    }
  }

  @Test(
    "that is none comes with the nearest",
    arguments: [
      ("/api/v1/nfts", "GET", "/api/v1/nft"), ("/nft", "GET", "/api/v1/nft"),
      ("/api/v1/collection/9", "GET", "/api/v1/collections/{id}"),
      ("/api/v1/order/1", "PUT", "/api/v1/orders/{id}"), ("/api/v2/users", "GET", "/api/v1/users"),
      ("/API/V1/users", "GET", "/api/v1/users"),
      ("/orders/1/payments/7", "GET", "/api/v1/orders/{id}/payment/{currency}"),
    ])
  func nearest(_ path: String, _ method: String, _ expected: String) {
    guard case .unknown(let nearest) = APIMatch(method: method, APITarget(path.utf8)) else {
      Issue.record("\(path) is taken for something else")
      return
    }
    #expect(nearest?.path == expected)
    #expect(nearest?.method == method)
  }

  @Test(
    "that is like nothing comes alone",
    arguments: [
      "/", "/wp-login.php", "/api/v1/basket", "/a/b/c/d/e/f/g/h/i/j",
    ])
  func strange(_ path: String) {
    guard case .unknown(nil) = APIMatch(method: "GET", APITarget(path.utf8)) else {
      Issue.record("\(path) is taken for something")
      return
    }
  }

  @Test("has a row in the table for every endpoint")
  func everyEndpoint() {
    #expect(APIRoute.all.map(\.endpoint).count == APIEndpoint.allCases.count)
    for endpoint in APIEndpoint.allCases { #expect(APIRoute.of(endpoint) != nil) }
  }
}
