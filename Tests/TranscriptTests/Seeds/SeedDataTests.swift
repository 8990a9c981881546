import Foundation
import Testing

@Suite("Seed data of one's own")
struct SeedDataTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("A small seed fills a new store, with its cart and its own order")
  func fills() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    let outcome = try sandbox.nft("--seed-data", seeds, "-c", "catalog; cart; rating; currencies")
    #expect(outcome.output.contains("1 collection · "))
    #expect(outcome.output.contains("Total 0.000000000000000003 ETH."))
    #expect(outcome.output.contains("1 user · "))
    #expect(outcome.status == 0)
    #expect(try sandbox.nft("-c", "catalog").output.contains("Only Collection"))
  }

  @Test("Where nothing is owned, liked or held, the screens say how to begin")
  func emptyScreens() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    let outcome = try sandbox.nft(
      "--seed-data", seeds, "-c", "my; favorites; user 1 nfts; orders; my sort price")
    let my = "You don't have any NFTs yet. To buy one: cart add <id>, then pay <currency>."
    #expect(
      outcome.lines == [
        my, "You don't have any favourites yet. To like one: like <id>.",
        "Only User has no NFTs.",
        "You have no orders yet. To buy: cart add <id>, then pay <currency>.", my,
      ])
  }

  @Test("An empty list has the columns of a full one as CSV")
  func emptyColumns() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    try sandbox.replace(SmallSeed.contents, by: "", in: "seeds/collections.json")
    try sandbox.write("[]", to: "seeds/users.json")
    #expect(try sandbox.nft("--seed-data", seeds, "-c", "cart clear -y").status == 0)
    let lists = "collection 1; favorites; my; orders; rating; cart"
    let empty = try sandbox.nft("--csv", "-c", "catalog search x; \(lists)")
    let whole = try Sandbox()
    #expect(try whole.nft("-c", "cart add 1; pay ETH; cart add 2").status == 0)
    let full = try whole.nft("--csv", "-c", "catalog; \(lists)")
    let headers = full.lines.filter { $0.hasPrefix("id,") }
    #expect(headers.count == 7)
    #expect(empty.lines == headers)
  }

  @Test("A catalog, a collection and a rating may be empty")
  func emptyCatalog() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    try sandbox.write("[]", to: "seeds/users.json")
    try sandbox.replace(SmallSeed.contents, by: "", in: "seeds/collections.json")
    let outcome = try sandbox.nft("--seed-data", seeds, "-c", "collection 1; rating")
    #expect(outcome.lines.contains("This collection holds no NFTs yet."))
    #expect(outcome.lines.last == "There are no users.")
    try sandbox.write("[]", to: "seeds/collections.json")
    let bare = try sandbox.nft("--store", "bare.db", "--seed-data", seeds, "-c", "catalog; show 1")
    #expect(bare.lines[0] == "The catalog is empty.")
    #expect(bare.lines.contains("Collection   none"))
  }

  @Test("The files of the tree are those that the program carries within itself")
  func embedded() throws {
    #expect(try sandbox.nft("-c", "cart add 18").status == 0)
    let seeds = try sandbox.copySeeds(to: "seeds")
    let outcome = try sandbox.nft("--seed-data", seeds, "-c", "cart")
    #expect(outcome.output.contains("Total 0.35 ETH."), "\(outcome)")
  }

  @Test("A store of other data is refused and left as it is")
  func refusesOtherData() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    #expect(try sandbox.nft("-c", "cart add 18").status == 0)
    let outcome = try sandbox.nft("--json", "--seed-data", seeds, "-c", "cart clear -y")
    #expect(outcome.errors.hasPrefix("{\"error\":{\"code\":\"seed.other-store\","))
    #expect(outcome.status == 3)
    #expect(try sandbox.nft("-c", "cart").output.contains("Total 0.35 ETH."))
    let other = try sandbox.nft("--seed-data", seeds, "--store", "other.db", "-c", "cart")
    #expect(other.status == 0)
    #expect(try sandbox.nft("--store", "other.db", "-c", "cart").status == 0)
  }

  @Test("A seed of hostile texts is shown escaped, and guarded as CSV")
  func hostile() throws {
    let seeds = try SmallSeed.write(to: sandbox)
    let name = "=\\u001b[31mRed\\u202e"
    try sandbox.replace("Only Collection", by: name, in: "seeds/collections.json")
    try sandbox.replace("Only User", by: "\\u0007Bell\\nLine", in: "seeds/users.json")
    let text = try sandbox.nft("--seed-data", seeds, "-c", "catalog; rating; collection 1; user 1")
    #expect(text.output.contains("=\\e[31mRed\\u{202E}"))
    #expect(text.output.contains("\\u{7}Bell\\nLine"))
    for byte in ["\u{1b}", "\u{7}", "\u{202e}"] { #expect(!text.output.contains(byte)) }
    let csv = try sandbox.nft("--csv", "-c", "catalog").output
    #expect(csv.contains(",'="))
    let json = try sandbox.nft("--json", "-c", "catalog").output
    #expect(json.contains("\"=\\u001b[31mRed"))
  }
}
