/// Names and sentences, put together from lists of words.
enum Names {
  static let currencies = [
    (id: "5", title: "Bitcoin", name: "BITCOIN", ticker: "BTC"),
    (id: "6", title: "Dogecoin", name: "DOGECOIN", ticker: "DOGE"),
    (id: "2", title: "Tether", name: "USDT", ticker: "USDT"),
    (id: "3", title: "ApeCoin", name: "APE", ticker: "APE"),
    (id: "4", title: "Solana", name: "SOLANA", ticker: "SOL"),
    (id: "7", title: "Ethereum", name: "ETHEREUM", ticker: "ETH"),
    (id: "1", title: "Cardano", name: "CARDANO", ticker: "ADA"),
    (id: "0", title: "Shiba Inu", name: "SHIB", ticker: "SHIB"),
  ]

  /// Mostly Latin; one name in ten is Cyrillic, one in twenty Chinese or Japanese.
  static func collection(_ chance: inout Chance) -> String {
    switch chance.below(20) {
    case 0: "\(chance.pick(Words.hanPlaces))の\(chance.pick(Words.hanThings))"
    case 1, 2: "\(chance.pick(Words.russianThings)) \(chance.pick(Words.russianPlaces))"
    case 3...7: "\(chance.pick(Words.things)) \(chance.pick(Words.places))"
    case 8...10: "The \(chance.pick(Words.qualities)) \(chance.pick(Words.things)) Papers"
    default: "\(chance.pick(Words.qualities)) \(chance.pick(Words.things))"
    }
  }

  static func nft(_ chance: inout Chance) -> String {
    switch chance.below(20) {
    case 0: "\(chance.pick(Words.hanPlaces))の\(chance.pick(Words.hanThings))"
    case 1, 2: "\(chance.pick(Words.russianThings)) \(chance.pick(Words.russianPlaces))"
    case 3...6: "\(chance.pick(Words.things)), \(chance.pick(Words.qualities))"
    case 7...9:
      "\(chance.pick(Words.qualities)) \(chance.pick(Words.things)) No. \(1 + chance.below(99))"
    default:
      "\(chance.pick(Words.qualities)) \(chance.pick(Words.things)) \(chance.pick(Words.places))"
    }
  }

  static func person(_ chance: inout Chance) -> String {
    switch chance.below(20) {
    case 0: "\(chance.pick(Words.hanFamilies))\(chance.pick(Words.hanGiven))"
    case 1, 2: "\(chance.pick(Words.russianGiven)) \(chance.pick(Words.russianFamilies))"
    default: "\(chance.pick(Words.given)) \(chance.pick(Words.families))"
    }
  }

  static func sentence(_ chance: inout Chance) -> String {
    let thing = chance.pick(Words.things).lowercased()
    let place = chance.pick(Words.places)
    return switch chance.below(5) {
    case 0: "A \(chance.pick(Words.qualities).lowercased()) \(thing), found \(place)."
    case 1: "What a \(thing) is worth once everybody has gone home."
    case 2: "Drawn from memory \(place), and not corrected since."
    case 3: "The \(thing) stays; the light does not."
    default: "Made in one evening \(place), with the window open."
    }
  }

  /// Two decimals mostly; one price in fifty has as many as ether allows.
  static func price(_ chance: inout Chance) -> String {
    let whole = chance.once(in: 10) ? chance.below(500) : chance.below(20)
    guard chance.once(in: 50) else { return "\(whole).\(padded(chance.below(100), 2))" }
    return "0.\(padded(chance.below(999_999_999), 9))\(padded(1 + chance.below(999_999_998), 9))"
  }

  /// A moment of the years 2021 to 2024.
  static func moment(_ chance: inout Chance) -> String {
    let day =
      "\(2_021 + chance.below(4))-\(padded(1 + chance.below(12), 2))"
      + "-\(padded(1 + chance.below(28), 2))"
    let time = [24, 60, 60].map { padded(chance.below($0), 2) }.joined(separator: ":")
    return "\(day)T\(time).\(padded(chance.below(1_000), 3))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
