import Testing

@Suite("Faulty seed data")
struct SeedFaultTests {
  /// A change of one of the market's files, and how the fault is named.
  struct Fault: CustomStringConvertible, Sendable {
    let file: String
    let old: String
    let new: String
    let place: String

    init(_ file: String, _ old: String, _ new: String, _ place: String) {
      (self.file, self.old, self.new, self.place) = (file, old, new, place)
    }

    var description: String { "\(old) → \(new)" }
  }

  private static let fox = "4661d526-9070-435f-8731-962d2ee0c431"
  private static let bear = "6692244e-9c3e-49fa-9860-b12820ca2a46"
  private static let faults = [
    Fault("nfts", "\"price\": 18.99, ", "", "nfts.json, entry 2, price: "),
    Fault("nfts", "18.99", "\"18.99\"", "nfts.json, entry 2, price: "),
    Fault("nfts", "18.99", "-18.99", "nfts.json, entry 2, price: "),
    Fault("nfts", "18.99", "null", "nfts.json, entry 2, price: "),
    Fault("nfts", "\"rating\": 4", "\"rating\": 6", "nfts.json, entry 2, rating: "),
    Fault("nfts", "\"rating\": 4", "\"rating\": \"x\"", "nfts.json, entry 2, rating: "),
    Fault("nfts", "\"Fox of One Sheet 🦊\"", "\"\"", "nfts.json, entry 1, name: "),
    Fault("nfts", "\"number\": 2,", "\"number\": 1,", "nfts.json, entry 2, number: "),
    Fault("nfts", "\"number\": 2,", "\"number\": 0,", "nfts.json, entry 2, number: "),
    Fault("nfts", bear, fox, "nfts.json, entry 2, id: "),
    Fault("nfts", "2023-03-08T09:39:57.060Z", "yesterday", "nfts.json, entry 2, createdAt: "),
    Fault("nfts", "https://fakenft.example/images/nft/2-1", "2", "nfts.json, entry 2, images: "),
    Fault("nfts", "[\n", "{\n", "nfts.json: "),
    Fault("collections", "\"\(bear)\"", "\"\(fox)\"", "collections.json, entry 1, nfts: "),
    Fault("collections", bear, "nosuch", "collections.json, entry 1, nfts: "),
    Fault("collections", "\"name\": \"Paper Zoo\",", "", "collections.json, entry 1, name: "),
    Fault("users", "\"rating\": \"98\"", "\"rating\": \"high\"", "users.json, entry 2, rating: "),
    Fault("users", "\"rating\": \"98\"", "\"rating\": 98", "users.json, entry 2, rating: "),
    Fault("users", "\"d95e7f91-", "\"00000000-", "users.json, entry 2, nfts: "),
    Fault("currencies", "\"id\": \"6\"", "\"id\": \"5\"", "currencies.json, entry 2, id: "),
    Fault("currencies", "\"Dogecoin\"", "\"\"", "currencies.json, entry 2, title: "),
    Fault("profile", "\"Blue Hour\"", "\"\"", "profile.json, name: "),
    Fault("profile", "\"6eeec913-", "\"00000000-", "profile.json, nfts: "),
    Fault("profile", "\"4b4afcbb-", "\"00000000-", "profile.json, likes: "),
    Fault("order", "[]", "[\"nosuch\"]", "order.json, nfts: "),
  ]

  @Test("A fault is named by file, entry and field, and nothing is loaded", arguments: faults)
  func names(_ fault: Fault) throws {
    let sandbox = try Sandbox()
    let seeds = try sandbox.copySeeds(to: "seeds")
    let whole = try sandbox.read("seeds/\(fault.file).json")
    try sandbox.replace(fault.old, by: fault.new, in: "seeds/\(fault.file).json")
    let outcome = try sandbox.nft("--seed-data", seeds, "-c", "catalog")
    let words = "The seed data has a fault, and nothing was loaded: " + fault.place
    #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 3)
    #expect(try sandbox.bash("ls -d store*").output.isEmpty)

    try sandbox.write(whole, to: "seeds/\(fault.file).json")
    let good = try sandbox.nft("--seed-data", seeds, "-c", "catalog")
    #expect(good.lines.last == "14 collections · sorted by count desc", "\(good)")
    #expect(good.status == 0)
  }

  @Test(
    "A file that is missing, empty or no JSON is named",
    arguments: ["collections", "nfts", "users", "currencies", "profile"])
  func namesFile(_ name: String) throws {
    let sandbox = try Sandbox()
    let seeds = try sandbox.copySeeds(to: "seeds")
    for change in ["rm \(name).json", ": > \(name).json", "echo '[1' > \(name).json"] {
      #expect(try sandbox.bash("cd seeds && \(change)").status == 0)
      let outcome = try sandbox.nft("--seed-data", seeds, "-c", "catalog")
      #expect(outcome.errors.contains("nothing was loaded: \(name).json: "), "\(outcome)")
      #expect(outcome.status == 3)
    }
    #expect(try sandbox.nft("-c", "catalog").status == 0, "the store is still to be filled")
  }

  @Test("A folder that is not there is told, and leaves no store")
  func namesFolder() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.nft("--seed-data", "nosuch", "-c", "catalog")
    #expect(outcome.errors.contains("collections.json: is missing"))
    #expect(outcome.status == 3)
    #expect(!sandbox.has("store.sqlite"))
  }

  @Test("A store that was there stays where its seed is refused, filled or empty")
  func keepsStore() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "empty.db")
    let refused = try sandbox.nft("--store", "empty.db", "--seed-data", "nosuch", "-c", "cart")
    #expect(refused.status == 3)
    #expect(sandbox.has("empty.db"))
    #expect(try sandbox.nft("--store", "empty.db", "-c", "cart").status == 0)
    #expect(try sandbox.nft("-c", "cart add 18").status == 0)
    #expect(try sandbox.nft("--seed-data", "nosuch", "-c", "cart").status == 3)
    #expect(try sandbox.nft("-c", "cart").output.contains("Total 0.35 ETH."))
  }
}
