/// A date and time of the proleptic Gregorian calendar in UTC, taken apart.
struct CivilDate {
  var (year, month, dayOfMonth) = (1970, 1, 1)
  var (hour, minute, second, millisecond) = (0, 0, 0, 0)

  /// `YYYY-MM-DD`.
  var day: String {
    "\(Digits.padded(year, 4))-\(Digits.padded(month, 2))-\(Digits.padded(dayOfMonth, 2))"
  }

  /// `HH:MM:SS`.
  var time: String {
    "\(Digits.padded(hour, 2)):\(Digits.padded(minute, 2)):\(Digits.padded(second, 2))"
  }
}

extension CivilDate {
  private static let daysBeforeEpoch = 719_468  // from 1 March of year 0 to 1 January 1970
  private static let daysInEra = 146_097  // 400 years

  /// Counts years from March, so that the leap day is the last of its year.
  init(timestamp: Timestamp) {
    let milliseconds = timestamp.milliseconds
    let days = Int(milliseconds.flooredQuotient(86_400_000)) + Self.daysBeforeEpoch
    let era = days.flooredQuotient(Self.daysInEra)
    let dayOfEra = days - era * Self.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    dayOfMonth = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    var rest = Int(milliseconds.flooredRemainder(86_400_000))
    (hour, rest) = rest.quotientAndRemainder(dividingBy: 3_600_000)
    (minute, rest) = rest.quotientAndRemainder(dividingBy: 60_000)
    (second, millisecond) = rest.quotientAndRemainder(dividingBy: 1_000)
  }

  /// Milliseconds since the epoch.
  var milliseconds: Int64 {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear.flooredQuotient(400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + dayOfMonth - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = Int64(era * Self.daysInEra + dayOfEra - Self.daysBeforeEpoch)
    return days * 86_400_000
      + Int64(((hour * 60 + minute) * 60 + second) * 1_000 + millisecond)
  }

  init?(iso8601 text: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.suffix(5).elementsEqual("[GMT]".utf8) { bytes = bytes.dropLast(5) }
    guard bytes.popLast() == UInt8(ascii: "Z"), bytes.count >= 19 else { return nil }
    let fraction = bytes.dropFirst(19)
    let template = Array("dddd-dd-ddTdd:dd:dd".utf8)
    var numbers: [Int] = [0]
    for (byte, form) in zip(bytes, template) {
      if form == UInt8(ascii: "d") {
        guard let digit = Digits.value(of: byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + digit
      } else {
        guard byte == form else { return nil }
        numbers.append(0)
      }
    }
    (year, month, dayOfMonth) = (numbers[0], numbers[1], numbers[2])
    (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
    guard let millisecond = Self.milliseconds(ofFraction: fraction), isPossible else { return nil }
    self.millisecond = millisecond
  }

  /// Impossible dates (31 February) come back as other dates than they went in.
  private var isPossible: Bool {
    guard (1...12).contains(month), (1...31).contains(dayOfMonth) else { return false }
    guard hour < 24, minute < 60, second < 60 else { return false }
    let again = CivilDate(timestamp: Timestamp(milliseconds: milliseconds))
    return again.day == day
  }

  /// Nothing, or a point and 1 to 9 digits, of which the first three count.
  private static func milliseconds(ofFraction fraction: ArraySlice<UInt8>) -> Int? {
    guard let point = fraction.first else { return 0 }
    let digits = fraction.dropFirst()
    guard point == UInt8(ascii: "."), (1...9).contains(digits.count) else { return nil }
    var value = 0
    for position in 0..<3 {
      let byte = position < digits.count ? digits[digits.startIndex + position] : UInt8(ascii: "0")
      guard let digit = Digits.value(of: byte) else { return nil }
      value = value * 10 + digit
    }
    return digits.allSatisfy { Digits.value(of: $0) != nil } ? value : nil
  }
}
