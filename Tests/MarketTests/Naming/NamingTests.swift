import Market
import MarketContract
import Testing

@Suite("A word that a person typed")
struct NamingTests {
  private let nfts = [
    Make.nft(1, "April", id: NFT.ID("cafe0001-0000")),
    Make.nft(2, "Aprilia", id: NFT.ID("cafe0002")),
    Make.nft(3, "100", id: NFT.ID("0000aaaa")), Make.nft(4, "Ab", id: NFT.ID("dddd")),
    Make.nft(5, "Lark", id: NFT.ID("beef")), Make.nft(6, "LARK", id: NFT.ID("beef2")),
    Make.nft(7, "7777777777777777777777", id: NFT.ID("7777")),
    Make.nft(8, "Йога", id: NFT.ID("ffff")), Make.nft(9, "beef", id: NFT.ID("9999")),
  ]

  @Test(
    "names the one thing whose number, identifier, name or beginning it is",
    arguments: [
      ("1", 1), ("009", 9), ("april", 1), ("APRIL", 1), ("  April ", 1), ("aprilia", 2),
      ("Apriliа", nil),
      ("aprili", 2), ("cafe0001", 1), ("CAFE0002", 2), ("ab", 4), ("dddd", 4), ("ddd", nil),
      ("apr", nil), ("100", 3), ("0000", nil), ("0000a", 3), ("beef2", 6), ("и\u{306}ога", 8),
      ("Йог", nil), ("7777777777777777777777", 7), ("7777", 7), ("77777", nil), ("", nil),
      ("   ", nil),
      ("-1", nil), ("1.0", nil), ("١", nil), ("zzzz", nil),
    ] as [(String, Int?)])
  func one(word: String, number: Int?) throws {
    #expect(try numbers(word) == (number.map { [$0] } ?? []))
  }

  @Test(
    "names several things where they cannot be told apart",
    arguments: [
      ("apri", [1, 2]), ("cafe", [1, 2]), ("lark", [5, 6]), ("beef", [5, 9]), ("cafe000", [1, 2]),
    ] as [(String, [Int])])
  func several(word: String, expected: [Int]) throws {
    #expect(try numbers(word) == expected)
  }

  @Test("has at most eight candidates")
  func candidates() throws {
    let many = (1...20).map { Make.nft($0, "Same name") }
    let match = try Naming.match("same") { lookup, limit in
      lookup.found(in: many, limit: limit)
    }
    guard case .several(let found) = match else {
      Issue.record("\(match)")
      return
    }
    #expect(found.map(\.number) == Array(1...8))
  }

  @Test("that is a number names nothing but that number, or a whole name")
  func decimal() throws {
    let nfts = [Make.nft(1, "1000"), Make.nft(2, "1000 steps"), Make.nft(1_000, "Z")]
    func match(_ word: String) throws -> [Int] {
      switch try Naming.match(word, by: { $0.found(in: nfts, limit: $1) }) {
      case .one(let nft): [nft.number ?? 0]
      case .several(let nfts): nfts.compactMap(\.number)
      case .none: []
      }
    }
    #expect(try match("1000") == [1_000])
    #expect(try match("10000") == [])
    #expect(try match("1000 ") == [1])
  }

  @Test("asks a source for nothing where there is nothing to look for")
  func nothing() throws {
    let match = try Naming.match(" ") { _, _ throws(PortError) -> [NFT] in
      throw PortError(.busy, "asked")
    }
    guard case .none = match else {
      Issue.record("\(match)")
      return
    }
  }

  @Test("passes on what the source throws")
  func failure() {
    #expect(throws: PortError(.busy, "locked")) {
      _ = try Naming.match("april") { _, _ throws(PortError) -> [NFT] in
        throw PortError(.busy, "locked")
      }
    }
  }

  @Test("has neighbours that begin alike")
  func neighbours() throws {
    let found = try Naming.neighbours(of: "Aprul") { $0.found(in: nfts, limit: $1) }
    #expect(found.map(\.name) == ["Ab", "April", "Aprilia"])
    #expect(try Naming.neighbours(of: " ") { $0.found(in: nfts, limit: $1) }.isEmpty)
  }

  private func numbers(_ word: String) throws -> [Int] {
    switch try Naming.match(word, by: { $0.found(in: nfts, limit: $1) }) {
    case .one(let nft): [nft.number ?? 0]
    case .several(let nfts): nfts.compactMap(\.number)
    case .none: []
    }
  }
}
