/// Shows the cart, as this world has it sorted.
public struct ViewCart {
  private let cart: any CartRepository
  private let sorts: any SortPreferences

  /// Works on the world of these ports.
  public init(_ ports: MarketPorts) {
    cart = ports.cart
    sorts = ports.sorts
  }

  /// The cart and its sort; a sort that is given is kept for the next time.
  public func callAsFunction(
    sort: Sort<NFTKey>? = nil, _ window: Window = .all
  ) throws(PortError) -> (contents: CartContents, sort: Sort<NFTKey>) {
    let sort = try sorts.settle(sort, for: .cart, standard: .standardCart)
    return (try cart.cart(sort, window), sort)
  }

  /// The cart as apps over HTTP have it: in the order in which it was filled (API contract 1.3).
  public func list() throws(PortError) -> [NFT.ID] {
    try cart.cartList()
  }
}
