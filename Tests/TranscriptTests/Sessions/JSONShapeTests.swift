import Foundation
import Testing

@Suite("JSON answers")
struct JSONShapeTests {
  private static let asked = [
    "catalog", "catalog sort name", "catalog search a", "collection 14", "collection 14 site",
    "show 32", "favorites", "like 1 2", "unlike 1", "cart", "cart add 32 64", "cart sort price",
    "currencies", "pay --dry-run", "pay ETH", "orders", "order 1", "agreement", "gateway",
    "profile", "profile edit name Someone", "profile site", "my", "my sort price", "rating",
    "rating sort name", "user 6", "user 6 nfts", "user 6 site", "help", "help cart add", "set",
    "history", "open https://example.org/", "reset -y",
  ]
  private let documents: [String: [String: Any]]

  init() throws {
    let outcome = try Sandbox().nft("--json", "-c", Self.asked.joined(separator: "\n"))
    let documents = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    try #require(outcome.status == 0 && documents.count == Self.asked.count, "\(outcome)")
    self.documents = Dictionary(uniqueKeysWithValues: zip(Self.asked, documents))
  }

  @Test("A list has its items, where they begin, and how many there are in all")
  func lists() throws {
    let counts = [
      "catalog": 14, "catalog search a": 9, "collection 14": 3, "favorites": 6, "my": 7,
      "orders": 1, "rating": 30, "user 6 nfts": 1, "cart": 0, "cart sort price": 2,
    ]
    for (command, count) in counts {
      let document = try #require(documents[command])
      #expect((document["items"] as? [[String: Any]])?.count == count, "\(command)")
      #expect(document["count"] as? Int == count, "\(command)")
      #expect(document["offset"] as? Int == 0, "\(command)")
    }
  }

  @Test("A sorted list tells its sort")
  func sorts() throws {
    let sorts = [
      "catalog": "count desc", "catalog sort name": "name asc", "cart sort price": "price asc",
      "my": "rating desc", "my sort price": "price asc", "rating": "rating desc",
      "rating sort name": "name asc", "cart": "name asc",
    ]
    for (command, sort) in sorts {
      let words = documents[command]?["sort"] as? [String: String]
      #expect("\(words?["key"] ?? "") \(words?["direction"] ?? "")" == sort, "\(command)")
    }
  }

  @Test("Whatever is listed has an identifier, a number and a name")
  func identifies() throws {
    for command in ["catalog", "collection 14", "favorites", "my", "rating", "user 6 nfts"] {
      for item in documents[command]?["items"] as? [[String: Any]] ?? [] {
        let id = try #require(item["id"] as? String)
        #expect(id == id.lowercased() && id.count == 36)
        #expect(item["number"] is Int && item["name"] is String)
      }
    }
  }

  @Test("Every amount is a decimal text beside its currency")
  func prices() throws {
    var amounts = 0
    func visit(_ value: Any) {
      if let list = value as? [Any] { list.forEach(visit) }
      guard let object = value as? [String: Any] else { return }
      for name in ["price", "total"] where object[name] != nil {
        amounts += 1
        let text = object[name] as? String ?? ""
        #expect(text.wholeMatch(of: #/[0-9]+\.[0-9]{2,18}/#) != nil, "\(object)")
        #expect(object["currency"] as? String == "ETH")
      }
      object.values.forEach(visit)
    }
    visit(Array(documents.values))
    #expect(amounts > 30)
  }

  @Test("An order's NFTs stand under nfts, and its amounts add up to the last decimal")
  func order() throws {
    let order = try #require(documents["order 1"])
    let nfts = try #require(order["nfts"] as? [[String: Any]])
    #expect(nfts.map { $0["number"] as? Int } == [32, 64])
    #expect(
      nfts.map { $0["price"] as? String } == ["1.234567890123456789", "0.000000000000000001"])
    #expect(order["total"] as? String == "1.23456789012345679")
    #expect((order["paidIn"] as? [String: Any])?["ticker"] as? String == "ETH")
    let listed = (documents["orders"]?["items"] as? [[String: Any]])?.first
    #expect(listed?["id"] as? String == order["id"] as? String)
    #expect(documents["pay ETH"]?["id"] as? String == order["id"] as? String)
  }

  @Test("An error is one document on standard error, and nothing stands on standard output")
  func errors() throws {
    for (command, code) in [
      "bogus": "usage.unknown-command", "show 161": "nft.not-found", "cart clear": "cart.empty",
    ] {
      let outcome = try Sandbox().nft("--json", "-c", command)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      let document = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8))
      let error = (document as? [String: [String: String]])?["error"]
      #expect(error?["code"] == code)
      #expect(error?["message"]?.isEmpty == false)
    }
  }
}
