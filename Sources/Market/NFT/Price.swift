/// An exact amount of ether: an unsigned number of wei, 18 decimals.
public struct Price: Hashable, Sendable {
  /// Decimal places of one ether.
  public static let decimals = 18
  /// The name of the unit that prices are written in.
  public static let unit = "ETH"
  /// The largest price: a million million ether. Sums of 10⁸ of them still fit 128 bits.
  public static let largest = Price(wei: weiPerEther * 1_000_000_000_000)
  /// Nothing at all.
  public static let zero = Price(wei: 0)

  static let weiPerEther: UInt128 = 1_000_000_000_000_000_000

  /// The amount in wei.
  public let wei: UInt128

  /// Takes an amount in wei, unchecked: keep to `largest`.
  public init(wei: UInt128) {
    self.wei = wei
  }

  /// The sum; traps beyond 2¹²⁸ − 1 wei, which sums of real prices never reach.
  public static func + (left: Price, right: Price) -> Price {
    Price(wei: left.wei + right.wei)
  }
}

extension Price: Comparable {
  /// Whether `left` is cheaper.
  public static func < (left: Price, right: Price) -> Bool { left.wei < right.wei }
}

extension Price {
  /// Reads digits with an optional point and at most 18 decimals, up to `largest`; nil for others.
  public init?(decimal text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, whole.count <= 13 else {
      return nil
    }
    let fraction = parts.count == 2 ? Array(parts[1]) : [UInt8(ascii: "0")]
    guard (1...Self.decimals).contains(fraction.count) else { return nil }
    let zeros = repeatElement(UInt8(ascii: "0"), count: Self.decimals - fraction.count)
    var wei: UInt128 = 0
    for byte in Array(whole) + fraction + zeros {
      guard let digit = Digits.value(of: byte) else { return nil }
      wei = wei * 10 + UInt128(digit)
    }
    guard wei <= Self.largest.wei else { return nil }
    self.init(wei: wei)
  }
}

extension Price: CustomStringConvertible {
  /// The amount without loss and without unit, at least two decimals: `12.00`, `0.000001`.
  public var description: String {
    let (whole, rest) = wei.quotientAndRemainder(dividingBy: Self.weiPerEther)
    var fraction = Digits.padded(rest, Self.decimals)
    while fraction.utf8.count > 2, fraction.utf8.last == UInt8(ascii: "0") {
      fraction.removeLast()
    }
    return "\(whole).\(fraction)"
  }
}
