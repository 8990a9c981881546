internal import Market
internal import MarketAPI

/// What the person has at one moment: the cart, and the profile with its two lists.
struct Belongings {
  let cart: Versioned<OrderAnswer>
  let person: Versioned<ProfileAnswer>
  /// What was paid and lies in the cart until the next change of it (API contract 1.6).
  var waiting: Set<NFT.ID> = []

  func standings(of ids: [NFT.ID]) -> [NFT.ID: Standing] {
    let (carted, liked) = (Set(cart.value.nfts), Set(person.value.likes))
    let owned = Set(person.value.nfts).union(waiting)
    return Dictionary(
      ids.map { id in
        let isInCart = carted.contains(id) && !waiting.contains(id)
        return (
          id,
          Standing(
            isLiked: liked.contains(id), isInCart: isInCart, isOwned: owned.contains(id))
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}
