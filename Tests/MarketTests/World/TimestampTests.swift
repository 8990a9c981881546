import Market
import Testing

/// The numbers were worked out by another program's calendar.
@Suite("A timestamp")
struct TimestampTests {
  @Test(
    "is written and read in ISO 8601",
    arguments: [
      ("1970-01-01T00:00:00.000Z", 0), ("2023-10-08T07:43:22.944Z", 1_696_751_002_944),
      ("2024-02-29T23:59:59.999Z", 1_709_251_199_999),
      ("2000-02-29T12:00:00.000Z", 951_825_600_000),
      ("1969-12-31T23:59:59.999Z", -1), ("1900-03-01T00:00:00.000Z", -2_203_891_200_000),
      ("1900-02-28T23:59:59.000Z", -2_203_891_201_000),
      ("1600-02-29T00:00:00.001Z", -11_670_998_399_999),
      ("0001-01-01T00:00:00.000Z", -62_135_596_800_000),
      ("0000-01-01T00:00:00.000Z", -62_167_219_200_000),
      ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
      ("2100-03-01T00:00:00.000Z", 4_107_542_400_000),
      ("2038-01-19T03:14:08.000Z", 2_147_483_648_000),
      ("1582-10-10T01:02:03.004Z", -12_219_721_076_996),
    ] as [(String, Int64)])
  func writtenAndRead(text: String, milliseconds: Int64) {
    let timestamp = Timestamp(milliseconds: milliseconds)
    #expect(timestamp.description == text)
    #expect(Timestamp(iso8601: text) == timestamp)
    #expect(Timestamp(iso8601: text + "[GMT]") == timestamp)
  }

  @Test(
    "is read with any fraction of 1 to 9 digits, of which three count, or none",
    arguments: [
      ("Z", 0), (".0Z", 0), (".9Z", 900), (".94Z", 940), (".944Z", 944), (".9449Z", 944),
      (".944999999Z", 944), (".9Z[GMT]", 900), ("Z[GMT]", 0),
    ] as [(String, Int64)])
  func fractions(end: String, milliseconds: Int64) {
    let start = "2023-10-08T07:43:22"
    #expect(
      Timestamp(iso8601: start + end)?.milliseconds == 1_696_751_002_000 + milliseconds)
  }

  @Test(
    "is not read from a date that never was",
    arguments: [
      "2023-02-29", "2023-02-30", "1900-02-29", "2100-02-29", "2023-04-31", "2023-06-31",
      "2023-09-31", "2023-11-31", "2023-01-32", "2023-00-10", "2023-13-01", "2023-01-00",
      "2024-02-30",
    ])
  func impossibleDates(date: String) {
    #expect(Timestamp(iso8601: date + "T00:00:00Z") == nil)
  }

  @Test(
    "is not read from other text",
    arguments: [
      "", "Z", "2023-10-08", "2023-10-08T07:43:22", "2023-10-08T07:43:22.Z", "2023-10-08T07:43Z",
      "2023-10-08 07:43:22Z", "2023-10-08T24:00:00Z", "2023-10-08T07:60:00Z",
      "2023-10-08T07:43:60Z",
      "2023-10-08T07:43:22.1234567890Z", "2023-10-08T07:43:22,944Z", "2023-10-08T07:43:22.94xZ",
      "2023-10-08T07:43:22.944+00:00", "2023-10-08T07:43:22.944Z[UTC]", "2023-10-08T07:43:22.944z",
      "2023-10-08T07:43:22.944[GMT]", "-023-10-08T07:43:22Z", "+2023-10-08T07:43:22Z",
      "2023-1-08T07:43:22Z", "12023-10-08T07:43:22Z", "2023-10-08T07:43:22ZZ",
      "２023-10-08T07:43:22Z",
      "2023-10-08T07:43:22.944Z[GMT][GMT]", " 2023-10-08T07:43:22Z", "2023-10-08T07:43:22 Z",
    ])
  func otherText(text: String) {
    #expect(Timestamp(iso8601: text) == nil)
  }

  @Test("is readable to the minute")
  func readable() {
    #expect(Timestamp(milliseconds: 1_696_751_002_944).readable == "2023-10-08 07:43 UTC")
    #expect(Timestamp(milliseconds: -1).readable == "1969-12-31 23:59 UTC")
  }

  @Test("is written for any number of milliseconds", arguments: [Int64.min, -1, 0, .max])
  func extremes(milliseconds: Int64) {
    #expect(Timestamp(milliseconds: milliseconds).description.hasSuffix("Z"))
  }

  @Test("goes day by day through four centuries without a gap")
  func everyDay() {
    var previous = ""
    for day in 0..<146_097 {
      let timestamp = Timestamp(milliseconds: Int64(day - 30_000) * 86_400_000)
      let text = timestamp.description
      if text <= previous || Timestamp(iso8601: text) != timestamp {
        Issue.record("\(previous) is followed by \(text)")
        return
      }
      previous = text
    }
    #expect(previous == "2287-11-11T00:00:00.000Z")
  }
}
