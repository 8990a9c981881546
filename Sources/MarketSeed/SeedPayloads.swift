internal import MarketAPI

/// The files of a seed, decoded and not yet checked against each other.
struct SeedPayloads {
  let collections: [CollectionPayload]
  let nfts: [NFTPayload]
  let users: [UserPayload]
  let currencies: [CurrencyPayload]
  let profile: ProfilePayload
  let cart: [String]
}
