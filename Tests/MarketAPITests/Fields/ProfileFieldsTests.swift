import Market
import MarketAPI
import Testing

/// Every row of API contract 1.5 that is about a profile.
@Suite("The fields of a profile")
struct ProfileFieldsTests {
  private func update(_ query: String = "", _ body: String = "") throws -> ProfileUpdate {
    let target = APITarget("/api/v1/profile/1?\(query)".utf8)
    return try ProfileUpdate(
      APIFields(query: target.query, body: Array(body.utf8), known: APIParameter.profile))
  }

  private func ids(_ texts: String...) -> ListUpdate { .replace(texts.map { APIIdentifier($0) }) }

  @Test(
    "clear the likes in each of these forms",
    arguments: [
      ("", "likes=null"), ("likes=null", ""), ("", "likes="), ("", ""), ("", "&"),
      ("", #"{"likes":[]}"#), ("", #"{"likes":null}"#),
    ])
  func clearing(_ query: String, _ body: String) throws {
    let update = try update(query, body)
    #expect(update.likes == .replace([]) && update.nfts == .keep && update.edits == [])
  }

  @Test("leave the likes alone where they are absent and others are there")
  func absent() throws {
    let update = try update("", "name=Ann&description=D&website=https%3A%2F%2Fa.example%2F")
    #expect(update.likes == .keep)
    #expect(
      update.edits == [.name("Ann"), .description("D"), .website("https://a.example/")])
  }

  @Test("clear the likes with every edit that says null, as one client does")
  func nullBesides() throws {
    let update = try update("", "name=Ann&likes=null")
    #expect(update.likes == .replace([]) && update.edits == [.name("Ann")])
  }

  @Test("that all say null are kept")
  func nullFields() throws {
    let update = try update("", "name=null&description=null&avatar=null&website=null&likes=a")
    #expect(update.likes == ids("a") && update.edits == [])
  }

  @Test("take the avatar away where it says null beside a real name")
  func avatar() throws {
    let body = "name=Ann&description=D&website=https://a.example&avatar=null"
    #expect(try update("", body).edits.last == .avatar(""))
    #expect(try update("", "avatar=null").edits == [])
    #expect(try update("", "avatar=").edits == [.avatar("")])
  }

  @Test(
    "merge with what is there",
    arguments: [
      "name=Ann&description=D&website=W&likes=a&likes=b",
      "&likes=a,b&name=Ann&description=D&website=W",
      #"{"name":"Ann","description":"D","website":"W","likes":["a","b"]}"#,
    ])
  func partial(_ body: String) throws {
    let update = try update("", body)
    #expect(update.likes == ids("a", "b"))
    #expect(update.edits == [.name("Ann"), .description("D"), .website("W")])
  }

  @Test("replace what is owned")
  func owned() throws {
    #expect(try update("", "nfts=a,b").nfts == ids("a", "b"))
    #expect(try update("", "nfts=a,b").likes == .keep)
    #expect(try update("nfts=a&nfts=b").nfts == ids("a", "b"))
  }

  @Test("change nothing in an empty JSON object, which is not an empty body")
  func emptyObject() throws {
    let update = try update("", "{}")
    #expect(update.likes == .keep && update.nfts == .keep && update.edits == [])
  }

  @Test("may have raw ampersands, equals signs and Cyrillic in them")
  func unescaped() throws {
    let body = "avatar=https://x.y/?a=1&b=2&website=https://x.y/&name=Имя & я"
    #expect(
      try update("", body).edits == [
        .name("Имя"), .website("https://x.y/"), .avatar("https://x.y/?a=1"),
      ])
  }

  @Test("read plus as a blank, %2B as plus, and leave a lone percent sign")
  func escapes() throws {
    #expect(try update("", "name=a+b%2Bc").edits == [.name("a b+c")])
    #expect(
      try update("", "description=100%&name=5%zz%4").edits == [
        .name("5%zz%4"), .description("100%"),
      ])
    #expect(try update("", "name=%D0%98%D0%BC%D1%8F").edits == [.name("Имя")])
  }

  @Test("keep what this server itself put there")
  func own() throws {
    let body =
      "avatar=http://localhost:8080/pictures/profiles/1.png"
      + "&website=http%3A%2F%2F10.0.2.2%3A8080%2Fsites%2Fprofiles%2F1&name=Ann"
    #expect(try update("", body).edits == [.name("Ann")])
  }

  @Test("of the body go before those of the query, and the last before the first")
  func last() throws {
    #expect(try update("name=A", "name=B&name=C").edits == [.name("C")])
  }

  @Test("cannot take the name away, but any other")
  func empty() throws {
    #expect(
      try update("", "name=&description=&website=").edits == [.description(""), .website("")])
  }
}
