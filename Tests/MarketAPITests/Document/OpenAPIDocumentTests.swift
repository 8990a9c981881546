import Foundation
import MarketAPI
import Testing

@Suite("The document of the API")
struct OpenAPIDocumentTests {
  private func document() throws -> [String: Any] {
    let body = OpenAPIDocument(APIAddresses(base: "http://localhost:8080")).body
    return try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
  }

  private func object(_ path: String...) throws -> [String: Any] {
    try path.reduce(try document()) { object, key in try #require(object[key] as? [String: Any]) }
  }

  @Test("is OpenAPI 3.1 with a server for each generation")
  func head() throws {
    #expect(try document()["openapi"] as? String == "3.1.0")
    let servers = try #require(try document()["servers"] as? [[String: String]])
    #expect(
      servers.compactMap { $0["url"] } == [
        "http://localhost:8080", "http://localhost:8080/g0", "http://localhost:8080/g1",
        "http://localhost:8080/g2", "http://localhost:8080/g3a", "http://localhost:8080/g3b",
      ])
  }

  @Test("has every route of the table once, with its parameters and its answer")
  func routes() throws {
    let paths = try object("paths")
    #expect(Set(paths.keys) == Set(APIRoute.all.map(\.path)))
    for route in APIRoute.all {
      let operation = try object("paths", route.path, route.method.lowercased())
      #expect(operation["operationId"] as? String == route.endpoint.rawValue)
      let parameters = try #require(operation["parameters"] as? [[String: Any]])
      let inPath = parameters.filter { $0["in"] as? String == "path" }
      #expect(inPath.count == route.path.count { $0 == "{" })
      #expect(parameters.count - inPath.count == route.query.count)
      #expect((operation["requestBody"] != nil) == !route.body.isEmpty)
      #expect(operation["responses"] as? [String: Any] != nil)
    }
  }

  @Test("describes objects whose required fields are the contract's")
  func schemas() throws {
    let schemas = try object("components", "schemas")
    #expect(schemas.count == 8)
    let order = try object("components", "schemas", "Order")
    #expect(order["required"] as? [String] == ["nfts", "id"])
    let nft = try object("components", "schemas", "NFT")
    #expect(
      nft["required"] as? [String] == [
        "createdAt", "name", "images", "rating", "description", "price", "author", "website", "id",
      ])
    #expect(try object("components", "schemas", "NFT", "properties").count == 9)
  }

  @Test("refers to no schema that it lacks")
  func references() throws {
    let body = OpenAPIDocument(APIAddresses(base: "")).body
    let text = String(decoding: body, as: UTF8.self)
    let names = Set(text.matches(of: #/"#\/components\/schemas\/(\w+)"/#).map { $0.output.1 })
    let schemas = try object("components", "schemas")
    #expect(names.count == 8 && names.allSatisfy { schemas[String($0)] != nil })
  }
}
