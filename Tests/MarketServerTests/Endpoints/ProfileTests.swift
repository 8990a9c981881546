import Market
import MarketContract
import Testing

/// API contract 1.5, rule 4.
@Suite("A profile over HTTP")
struct ProfileTests {
  private let stand: Stand

  init() throws {
    stand = try Stand()
  }

  private let profile = "/g1/api/v1/profile/1"

  @Test(
    "loses its likes to every form of an empty list, and to a request without anything",
    arguments: ["likes=null", "likes=", "", #"{"likes":[]}"#])
  func clearedLikes(body: String) {
    #expect(stand.get(profile).contains(#""likes":["4","1"]"#))
    #expect(stand.send("PUT", profile, body: body).text.contains(#""likes":[]"#))
  }

  @Test("keeps what is absent or null")
  func kept() {
    let heard = stand.send(
      "PUT", profile, body: "name=null&description=null&avatar=null&website=null&likes=2,5")
    #expect(heard.text.contains(#""name":"Студентус""#))
    #expect(heard.text.contains(#""description":"Учится.""#))
    #expect(heard.text.contains(#""likes":["2","5"]"#))
    let named = stand.send("PUT", profile, body: "name=Анна&website=https://anna.example/")
    #expect(named.text.contains(#""name":"Анна""#))
    #expect(named.text.contains(#""website":"https://anna.example/""#))
    #expect(named.text.contains(#""likes":["2","5"]"#))
  }

  @Test("loses its avatar to null beside a real field")
  func avatar() {
    stand.send("PUT", profile, body: "avatar=https://x.example/a.png")
    #expect(stand.get(profile).contains(#""avatar":"https://x.example/a.png""#))
    stand.send("PUT", profile, body: "avatar=null&likes=1")
    #expect(stand.get(profile).contains(#""avatar":"https://x.example/a.png""#))
    stand.send("PUT", profile, body: "avatar=null&name=B")
    #expect(
      stand.get(profile).contains(#""avatar":"http://localhost:8080/pictures/profiles/1.png""#))
  }

  @Test("takes a list of what is owned")
  func owned() {
    let heard = stand.send("PUT", profile, body: "nfts=3,2")
    #expect(heard.text.contains(#""nfts":["3","2"]"#))
  }

  @Test(
    "is refused whole where one field can't be",
    arguments: [
      ("website=milk", "profile.bad-link"), ("name=a%0Ab", "profile.control-character"),
      ("name=\(String(repeating: "a", count: 51))", "profile.too-long"),
    ])
  func refused(field: String, code: String) {
    let before = stand.get(profile)
    let heard = stand.send("PUT", profile, body: "likes=2&nfts=5&description=x&\(field)")
    #expect(heard.status == 422)
    #expect(heard.text.contains(#""code":"\#(code)""#))
    #expect(stand.get(profile) == before)
  }
}
