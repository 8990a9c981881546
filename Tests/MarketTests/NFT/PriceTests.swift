import Market
import MarketContract
import Testing

@Suite("A price")
struct PriceTests {
  @Test(
    "is read from decimal text and written without loss",
    arguments: [
      ("0", 0, "0.00"), ("0.0", 0, "0.00"), ("12", 12_000_000_000_000_000_000, "12.00"),
      ("3.45", 3_450_000_000_000_000_000, "3.45"), ("3.450", 3_450_000_000_000_000_000, "3.45"),
      ("0.1", 100_000_000_000_000_000, "0.10"), ("0.000001", 1_000_000_000_000, "0.000001"),
      ("0.000000000000000001", 1, "0.000000000000000001"),
      ("18.446744073709551615", 18_446_744_073_709_551_615, "18.446744073709551615"),
      ("18.446744073709551616", 18_446_744_073_709_551_616, "18.446744073709551616"),
      ("0007.10", 7_100_000_000_000_000_000, "7.10"),
      (
        "999999999999.999999999999999999", 999_999_999_999_999_999_999_999_999_999,
        "999999999999.999999999999999999"
      ),
      ("1000000000000", 1_000_000_000_000_000_000_000_000_000_000, "1000000000000.00"),
    ] as [(String, UInt128, String)])
  func readAndWritten(text: String, wei: UInt128, written: String) {
    let price = Price(decimal: text)
    #expect(price?.wei == wei)
    #expect(price?.description == written)
    #expect(price.flatMap { Price(decimal: $0.description) } == price)
  }

  @Test(
    "is not read from text that is no such amount",
    arguments: [
      "", " ", ".", "1.", ".5", "1..2", "1.2.3", "-1", "+1", "1e3", "1,5", "0x10", " 1", "1 ",
      "1_0",
      "NaN", "inf", "1.0000000000000000001", "0.0000000000000000000",
      "1000000000000.000000000000000001",
      "1000000000001", "10000000000000", "99999999999999999999999999999999999999999", "１", "٣",
      "1\u{0}",
      "1.5\n", "\u{FEFF}1", "1\u{301}", "−1", "1.५",
      String(repeating: "9", count: 100_000), String(repeating: ".", count: 100_000),
      "0." + String(repeating: "0", count: 100_000), String(repeating: "0", count: 14),
    ])
  func refused(text: String) {
    #expect(Price(decimal: text) == nil)
  }

  @Test("adds exactly where a floating-point sum would not")
  func exactSum() {
    let cents = [String](repeating: "0.1", count: 10).compactMap(Price.init(decimal:))
    #expect(cents.reduce(.zero, +) == Price(decimal: "1"))
    let (large, small) = (Price.largest, Price(wei: 1))
    #expect((large + small).description == "1000000000000.000000000000000001")
  }

  @Test("has sums of a hundred million of the largest without overflow")
  func sums() {
    #expect(Price.largest.wei.multipliedReportingOverflow(by: 100_000_000).overflow == false)
  }

  @Test("is compared by amount, not by text")
  func compared() {
    let texts = ["0", "0.000000000000000001", "2", "10", "10.000000000000000001", "1000"]
    let prices = texts.compactMap(Price.init(decimal:))
    #expect(prices.count == texts.count)
    #expect(prices.reversed().sorted() == prices)
    #expect(Price(decimal: "1.50") == Price(decimal: "1.5"))
  }

  @Test("comes back from its own text, whatever the amount", arguments: [1, 2, 3] as [UInt64])
  func roundTrip(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let bits = Int.random(in: 0...99, using: &dice)
      let wei = UInt128.random(in: 0...(1 << bits), using: &dice)
      let price = Price(wei: min(wei, Price.largest.wei))
      #expect(Price(decimal: price.description) == price, "seed \(seed): \(wei) wei")
    }
  }
}
