import Market

/// One thing that a person does, or tries to do.
enum Deed {
  case add([NFT.ID])
  case remove(NFT.ID)
  case clear
  case like([NFT.ID])
  case unlike([NFT.ID])
  case toggle(NFT.ID)
  case pay(Currency.ID, GatewayMood, Delivery)
  case complete([NFT.ID])
  case replaceCart([NFT.ID])
  case replaceFavorites([NFT.ID])
  case replaceOwned([NFT.ID])
  case rename(String)
  case sortCart(Sort<NFTKey>)
  case reset

  static func random(using dice: inout SplitMix64) -> Deed {
    switch Int.random(in: 0..<100, using: &dice) {
    case ..<18: .add(ids(using: &dice))
    case ..<28: .remove(id(using: &dice))
    case ..<30: .clear
    case ..<40: .replaceCart(ids(using: &dice) + ids(using: &dice))
    case ..<45: .replaceFavorites(ids(using: &dice) + ids(using: &dice))
    case ..<48: .replaceOwned(ids(using: &dice))
    case ..<53: .like(ids(using: &dice))
    case ..<58: .unlike(ids(using: &dice))
    case ..<64: .toggle(id(using: &dice))
    case ..<70: .complete(ids(using: &dice))
    case ..<90: pay(using: &dice)
    case ..<94: .rename(String(repeating: "ё", count: Int.random(in: 0...52, using: &dice)))
    case ..<99: .sortCart(Sorts.all(NFTKey.self).randomElement(using: &dice) ?? .standardCart)
    default: .reset
    }
  }

  private static func pay(using dice: inout SplitMix64) -> Deed {
    let moods: [GatewayMood] = [.normal, .normal, .normal, .declineNext, .declineAll]
    return .pay(
      Bool.random(using: &dice) ? Seeds.bitcoin : Seeds.ether,
      moods.randomElement(using: &dice) ?? .normal,
      Int.random(in: 0..<3, using: &dice) == 0 ? .atOnce : .later)
  }

  private static func ids(using dice: inout SplitMix64) -> [NFT.ID] {
    (0..<Int.random(in: 0...4, using: &dice)).map { _ in id(using: &dice) }
  }

  /// An NFT of the varied seed; now and then one that is not there.
  private static func id(using dice: inout SplitMix64) -> NFT.ID {
    let index = Int.random(in: 0...Seeds.varied.nfts.count, using: &dice)
    return index < Seeds.varied.nfts.count ? Seeds.varied.nfts[index].id : NFT.ID("nowhere")
  }
}
