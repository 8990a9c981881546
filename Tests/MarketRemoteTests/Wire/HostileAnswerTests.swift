import HTTPKit
import Market
import MarketContract
import MarketRemote
import Testing

/// Answers that no client should believe, or wait for.
@Suite("A client")
struct HostileAnswerTests {
  private static let catalog = "GET /api/v1/collections"

  @Test(
    "says whether the network, the server or the answer was at fault, and with what",
    arguments: [
      ("hang up", PortError.Kind.unreachable, "cut the answer"),
      ("cut", .unreachable, "cut the answer"),
      ("html", .misread, "answer is no valid JSON"),
      ("empty", .misread, "answer is no valid JSON"),
      ("an object", .misread, "answer is not a list"),
      ("no name", .misread, "name of entry 1 is missing"),
      ("not utf-8", .misread, "entry 1 is not an object"),
      ("500", .failing, "failed (500)"), ("501", .failing, "failed (501)"),
      ("503 for long", .failing, "asks to wait for 60 s"),
      ("401", .refused, "without leave (401)"), ("404", .refused, "has nothing for"),
      ("301", .refused, "to http://127.0.0.1:9/other (301)"), ("418", .refused, "refused"),
    ])
  func faults(_ how: String, _ kind: PortError.Kind, _ words: String) throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, _ in line == Self.catalog ? .instead(Self.answer(how)) : nil }
    let error = try #require(Self.error(try kiosk.client()))
    #expect(error.kind == kind)
    #expect(error.detail.contains(words), "\(error.detail)")
    #expect(error.detail.contains("127.0.0.1:"))
  }

  private static func answer(_ how: String) -> HTTPAnswer {
    switch how {
    case "hang up": .hangUp
    case "cut": .cut(HTTPResponse(body: Array("[{\"name\":\"a".utf8)), after: 4)
    case "html": Trouble.text("<html>Sign in to the hotel's network</html>")
    case "empty": Trouble.text("")
    case "an object": Trouble.text("{}")
    case "no name": Trouble.text(#"[{"id":"1","nfts":[]}]"#)
    case "not utf-8": .response(HTTPResponse(body: [0x5B, 0x22, 0xFF, 0x22, 0x5D]))
    case "503 for long": Trouble.status(503, [("Retry-After", "60")])
    case "301": Trouble.status(301, [("Location", "http://127.0.0.1:9/other")])
    default: Trouble.status(Int(how) ?? 500)
    }
  }

  @Test("tries again by itself where that is safe", arguments: ["hang up", "503", "429", "504"])
  func again(_ how: String) throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, time in
      guard line == Self.catalog, time < 3 else { return nil }
      return .instead(how == "hang up" ? .hangUp : Trouble.status(Int(how) ?? 0))
    }
    #expect(Self.error(try kiosk.client()) == nil)
  }

  @Test("waits longer each time, and as long as the server asks")
  func pauses() throws {
    let kiosk = try Kiosk()
    var pauses: [Int] = []
    kiosk.meet { line, time in
      guard line == Self.catalog else { return nil }
      return .instead(Trouble.status(503, time == 2 ? [("Retry-After", "3")] : []))
    }
    let client = try kiosk.client { $0.wait = { pauses.append($0) } }
    #expect(Self.error(client)?.kind == .failing)
    #expect(pauses == [200, 3_000])
  }

  @Test("asks a person once trying by itself came to nothing, and goes on if told so")
  func asking() throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, time in
      line == Self.catalog && time < 8 ? .instead(Trouble.status(503)) : nil
    }
    var asked = 0
    let client = try kiosk.client {
      $0.asksAgain = { error in
        asked += 1
        return error.kind == .failing && asked < 4
      }
    }
    #expect(Self.error(client) == nil)
    #expect(asked == 2)
  }

  @Test("gives up waiting when it is told to")
  func stopping() throws {
    let kiosk = try Kiosk()
    let error = Self.error(try kiosk.client { $0.shouldStop = { true } })
    #expect(error?.kind == .stopped)
  }

  @Test("is told how slow and how large an answer may be")
  func limits() throws {
    let kiosk = try Kiosk()
    kiosk.meet { line, _ in
      line == Self.catalog
        ? .instead(.response(HTTPResponse(body: [UInt8](repeating: 0x20, count: 2 << 20)))) : nil
    }
    let large = Self.error(try kiosk.client { $0.limits.largestAnswer = 1 << 20 })
    #expect(large?.kind == .misread)
    #expect(large?.detail.contains("larger than 1 MiB") == true)
    let nowhere = try #require(ServerAddress("http://127.0.0.1:1"))
    let refused = Self.error(RemoteMarket(RemoteMarket.Options(address: nowhere)))
    #expect(refused?.kind == .unreachable)
    #expect(refused?.detail.contains("nobody listens") == true)
  }

  @Test("never tells the token, and sends it to its own server alone")
  func token() throws {
    let kiosk = try Kiosk()
    kiosk.meet { _, _ in
      .instead(Trouble.status(302, [("Location", "http://127.0.0.1:1/")]))
    }
    let error = Self.error(try kiosk.client { $0.token = "hush-hush" })
    #expect(error?.kind == .refused)
    #expect(error?.detail.contains("hush") == false)
  }

  private static func error(_ remote: RemoteMarket) -> PortError? {
    do throws(PortError) {
      _ = try BrowseCatalog(MarketPorts(remote))()
      return nil
    } catch {
      return error
    }
  }
}
