extension APIRoute {
  /// Every route (API contract 1.2), then the pictures and pages that answers refer to.
  package static let all = lists + things + personal + pages

  private static let lists = [
    APIRoute(
      .nfts, "GET", "/api/v1/nft", "All NFTs",
      query: APIParameter.listing(by: "name, rating, price") + APIParameter.filters,
      answer: .list(.nft)),
    APIRoute(
      .collections, "GET", "/api/v1/collections", "The catalog",
      query: APIParameter.listing(by: "name, nfts") + APIParameter.filters,
      answer: .list(.collection)),
    APIRoute(
      .users, "GET", "/api/v1/users", "The rating of users",
      query: APIParameter.listing(by: "name, rating, nfts"), answer: .list(.user)),
    APIRoute(
      .currencies, "GET", "/api/v1/currencies", "What an order can be paid in",
      answer: .list(.currency)),
  ]

  private static let things = [
    APIRoute(.nft, "GET", "/api/v1/nft/{id}", "One NFT", answer: .one(.nft)),
    APIRoute(
      .collection, "GET", "/api/v1/collections/{id}", "One collection",
      answer: .one(.collection)),
    APIRoute(
      .user, "GET", "/api/v1/users/{id}", "One user, by id, name or site", answer: .one(.user)),
    APIRoute(
      .currency, "GET", "/api/v1/currencies/{id}", "One currency", answer: .one(.currency)),
  ]

  private static let personal = [
    APIRoute(.profile, "GET", "/api/v1/profile/{id}", "The profile", answer: .one(.profile)),
    APIRoute(
      .editProfile, "PUT", "/api/v1/profile/{id}", "Changes the profile, its likes or its NFTs",
      body: APIParameter.profile, answer: .one(.profile)),
    APIRoute(.order, "GET", "/api/v1/orders/{id}", "The cart", answer: .one(.order)),
    APIRoute(
      .replaceOrder, "PUT", "/api/v1/orders/{id}", "Replaces the cart, also by an empty one",
      body: APIParameter.order, answer: .one(.order)),
    APIRoute(
      .completeOrder, "POST", "/api/v1/orders/{id}", "Completes the order and clears the cart",
      body: APIParameter.order, answer: .one(.order), generations: [.g3b]),
    APIRoute(
      .payment, "GET", "/api/v1/orders/{id}/payment/{currency}", "Pays for the cart",
      answer: .one(.payment)),
  ]

  private static let pages = [
    APIRoute(
      .picture, "GET", "/pictures/{kind}/{file}", "A picture that answers refer to",
      answer: .picture),
    APIRoute(
      .site, "GET", "/sites/{kind}/{id}", "The site of an author or a user", answer: .page),
  ]
}
