package import Market

extension Currency {
  /// The title in plain letters, digits and hyphens, or the number where the title has none.
  package var pictureName: String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? String(number) : words.joined(separator: "-")
  }

  /// The currency that a path of this generation names; nil where it names none.
  ///
  /// `/payment/1` is Bitcoin by number and Cardano by the later ids (API contract 2).
  package static func named(
    _ identifier: APIIdentifier, of generation: APIGeneration, among currencies: [Currency]
  ) -> Currency? {
    currencies.first { currency in
      generation.isNumbered
        ? identifier == .number(currency.number)
        : identifier == APIIdentifier(currency.id.rawValue)
    }
  }
}
