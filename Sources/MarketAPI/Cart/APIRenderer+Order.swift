package import Market

extension APIRenderer {
  /// The cart, which the API calls an order; `identity` is the UUID that later generations show.
  package func order(_ identity: String, holding nfts: [NFT.ID]) -> [UInt8] {
    whole { json in
      json.object { json in
        write("nfts", nfts, to: &json)
        json.member("id", own(identity))
      }
    }
  }
}
