/// What a route is for: the name that a server's handlers and the document of the API go by.
package enum APIEndpoint: String, CaseIterable, Sendable {
  /// The list of NFTs.
  case nfts
  /// One NFT.
  case nft
  /// The catalog.
  case collections
  /// One collection.
  case collection
  /// The rating of users.
  case users
  /// One user.
  case user
  /// The currencies that an order can be paid in.
  case currencies
  /// One currency.
  case currency
  /// The profile of the request's world.
  case profile
  /// A change of the profile, of what it likes or of what it owns.
  case editProfile
  /// The cart, which the API calls an order.
  case order
  /// A new cart in the place of the old one.
  case replaceOrder
  /// The end of an order: what was bought is owned, the cart is empty.
  case completeOrder
  /// The payment of the cart.
  case payment
  /// A picture that answers refer to.
  case picture
  /// A page that answers refer to as somebody's site.
  case site
}
