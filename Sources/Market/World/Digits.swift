/// Decimal digits by hand: the standard library alone formats no numbers.
enum Digits {
  /// `number` in decimal, with zeros before it up to `width` characters.
  static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The value of an ASCII digit; nil for any other byte.
  static func value(of byte: UInt8) -> Int? {
    (48...57).contains(byte) ? Int(byte) - 48 : nil
  }
}

extension BinaryInteger {
  /// The quotient rounded towards negative infinity, as calendars need before the epoch.
  func flooredQuotient(_ divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The remainder that belongs to `flooredQuotient`: never negative.
  func flooredRemainder(_ divisor: Self) -> Self {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
