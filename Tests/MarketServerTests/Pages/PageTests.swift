import Foundation
import HTTPKit
import Testing

@testable import MarketServer

@Suite("Pages")
struct PageTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  @Test("are there at the start, for the agreement and for people's sites, in two languages")
  func languages() {
    let russian = [(name: "Accept-Language", value: "ru-RU,ru;q=0.9,en;q=0.8")]
    for target in ["/agreement", "/sites/users/1", "/sites/profiles/1"] {
      let english = stand.send("GET", target)
      #expect(english.status == 200, "\(target)")
      #expect(english.text.contains(#"<html lang="en">"#))
      #expect(stand.send("GET", target, headers: russian).text.contains(#"<html lang="ru">"#))
    }
    #expect(stand.get("/").contains("X-Practicum-Mobile-Token"))
    #expect(stand.send("GET", "/sites/users/77").status == 404)
  }

  @Test("prefer a language by its weight")
  func weights() {
    #expect(Language("en;q=0.5, ru;q=0.9") == .russian)
    #expect(Language("de, en;q=0.8, ru;q=0.7") == .english)
    #expect(Language(nil) == .english)
  }

  @Test("hold what others wrote as text")
  func escaping() {
    #expect(HTML.escaped(#"<b a="1">&'"#) == "&lt;b a=&quot;1&quot;&gt;&amp;&#39;")
  }

  @Test("stand where the client found the server, whatever it says of its host")
  func hosts() {
    func answer(_ host: String) -> String {
      stand.send("GET", "/g1/api/v1/nft/1", headers: [(name: "Host", value: host)]).text
    }
    #expect(answer("10.0.2.2:8080").contains("http://10.0.2.2:8080/sites/nfts/1"))
    #expect(answer("a\"><script>").contains("http://localhost/sites/nfts/1"))
  }

  @Test("have pictures, and a document with every route")
  func rest() throws {
    let picture = stand.send("GET", "/pictures/nfts/1-1.png")
    #expect(picture.header("Content-Type") == "image/png")
    #expect(picture.response?.body == [0x89, 0x50])
    #expect(stand.send("GET", "/pictures/nfts/9-9.png").status == 404)
    let text = stand.get("/openapi.json")
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let paths = try #require(document?["paths"] as? [String: Any])
    #expect(paths["/api/v1/orders/{id}"] != nil)
  }
}
