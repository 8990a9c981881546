package import Market
internal import SQLiteKit

extension SQLiteMarket: CurrencySource {
  package func currencies() throws(PortError) -> [Currency] {
    try read { () throws(SQLiteError) in
      try database.rows(
        "SELECT id, number, title, ticker, long_ticker, image FROM currencies ORDER BY position"
      ) { row in
        Currency(
          id: Currency.ID(row.text(0)), number: row.integer(1), title: row.text(2),
          ticker: row.text(3), longTicker: row.text(4), image: row.link(5))
      }
    }
  }
}
