internal import Market
internal import MarketAPI

/// An answer of any bytes is read, or refused with a field's name; what is read can be sent on.
struct AnswerTarget: FuzzTarget {
  private let renderer = APIRenderer(
    APIStyle(.g3b, hasExtras: true), APIAddresses(base: "http://localhost:8080"),
    APIDirectory(number: { _ in nil }, author: { _ in nil }))

  func check(_ bytes: [UInt8]) {
    _ = APIProblem(status: 500, body: bytes)
    for (answer, place) in nfts(bytes).enumerated() {
      checkNFT(place, answer)
    }
    try? checkOthers(bytes)
  }

  private func nfts(_ bytes: [UInt8]) -> [NFT] {
    do throws(PayloadError) {
      let answers: [NFTAnswer] = try AnswerDecoding.list(bytes)
      return answers.map(\.nft)
    } catch {
      expect(!error.field.isEmpty && !error.problem.isEmpty, "a fault says what and where")
      let one: NFTAnswer? = try? AnswerDecoding.one(bytes)
      return one.map { [$0.nft] } ?? []
    }
  }

  private func checkNFT(_ nft: NFT, _ place: Int) {
    expect(nft.price <= .largest && !nft.images.isEmpty, "an NFT is what the domain takes")
    do throws(PayloadError) {
      let again: NFTAnswer = try AnswerDecoding.one(renderer.nft(nft))
      expect(again.nft.price == nft.price && again.nft.rating == nft.rating, "amounts are kept")
      expect(areIdentical(again.nft.name, nft.name), "a name is kept")
      expect(again.nft.createdAt == nft.createdAt, "a moment is kept")
    } catch {
      fatalError("not kept: NFT \(place) is read back: \(error)")
    }
  }

  private func checkOthers(_ bytes: [UInt8]) throws(PayloadError) {
    let order: OrderAnswer? = try? AnswerDecoding.one(bytes)
    expect(Set(order?.nfts ?? []).count == order?.nfts.count ?? 0, "an order has no repeats")
    let _: [CollectionAnswer]? = try? AnswerDecoding.list(bytes)
    let _: [UserAnswer]? = try? AnswerDecoding.list(bytes)
    let _: [CurrencyAnswer]? = try? AnswerDecoding.list(bytes)
    let _: ProfileAnswer = try AnswerDecoding.one(bytes)
  }
}
