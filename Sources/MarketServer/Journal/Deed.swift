package import Market
package import MarketAPI

/// What a request came to, in terms of the marketplace: a shell has a command for each.
package enum Deed: Sendable {
  /// A list was read, in this order and window.
  case listed(APIEndpoint, APIListing)
  /// One thing was read.
  case showed(APIEndpoint, APIIdentifier)
  /// The cart, the profile or the currencies were read.
  case read(APIEndpoint)
  /// The cart became this list.
  case replacedCart([NFT.ID])
  /// The profile was changed: its fields, its likes, its NFTs; nil where a list stayed.
  case editedProfile([ProfileEdit], likes: [NFT.ID]?, nfts: [NFT.ID]?)
  /// The order was completed with these NFTs.
  case completed([NFT.ID])
  /// A payment in this currency was asked for.
  case paid(Currency)
}
