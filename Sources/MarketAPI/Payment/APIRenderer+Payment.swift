package import Market

extension APIRenderer {
  /// One currency.
  package func currency(_ currency: Currency) -> [UInt8] {
    whole { json in write(currency, to: &json) }
  }

  /// The currencies, in the order in which they are offered.
  package func currencies(_ currencies: some Sequence<Currency>) -> [UInt8] {
    whole(currencies) { json, currency in write(currency, to: &json) }
  }

  /// What paying came to: `order` is the order's identity in the later generations, `number` in
  /// the earlier ones.
  ///
  /// `id` is the currency's, as it seems to be on the public server (API contract 1.3).
  package func payment(
    _ outcome: PaymentOutcome, order: String, number: Int, currency: Currency
  ) -> [UInt8] {
    whole { json in
      json.object { json in
        json.member("success", outcome == .accepted)
        json.member("orderId", style.generation.isNumbered ? String(number) : order)
        json.member("id", identity(of: currency))
        if style.hasExtras, case .declined(let reason) = outcome {
          json.member("reason", reason.rawValue)
        }
      }
    }
  }

  private func write(_ currency: Currency, to json: inout JSONWriter) {
    let isNumbered = style.generation.isNumbered
    json.object { json in
      json.member("title", currency.title)
      json.member("name", isNumbered ? currency.ticker : currency.longTicker)
      json.member("image", addresses.catalog(currency.image, else: logo(of: currency).path))
      json.member("id", identity(of: currency))
      if style.hasExtras {
        json.member("number", currency.number)
        json.member("ticker", currency.ticker)
      }
    }
  }

  /// Numbers from 1 before UUIDs came, texts from “0” since (API contract 2).
  private func identity(of currency: Currency) -> String {
    style.generation.isNumbered ? String(currency.number) : currency.id.rawValue
  }

  private func logo(of currency: Currency) -> APIPicture {
    .currency(currency.pictureName)
  }
}
