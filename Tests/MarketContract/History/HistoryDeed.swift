import Market

/// One thing that a person does or takes back.
enum HistoryDeed {
  case like([NFT.ID])
  case unlike([NFT.ID])
  case exchange(add: [NFT.ID], remove: [NFT.ID])
  case replaceCart([NFT.ID])
  case replaceFavorites([NFT.ID])
  case edit([ProfileEdit])
  case pay
  case reset
  case undo
  case redo

  /// A deed that the world as it stands allows, though it may change nothing.
  static func random(in world: PlainHistory.World, using dice: inout SplitMix64) -> HistoryDeed {
    switch Int.random(in: 0..<100, using: &dice) {
    case ..<9: return .like(ids(using: &dice))
    case ..<18: return .unlike(ids(using: &dice))
    case ..<25: return .replaceFavorites(list(from: world.favorites, using: &dice))
    case ..<32:
      // What is owned can't be put back into a cart, so that it is not put in here.
      let list = list(from: world.cart, using: &dice)
      return .replaceCart(list.filter { !world.owned.contains($0) })
    case ..<44:
      let add = ids(using: &dice).filter { !world.owned.contains($0) }
      return .exchange(add: add, remove: ids(using: &dice).filter { !add.contains($0) })
    case ..<54: return .edit(edits(using: &dice))
    case 54: return .pay
    case 55: return .reset
    case ..<80: return .undo
    default: return .redo
    }
  }

  /// What an app may send of a list: mostly another order, with something more or less in it.
  private static func list(from old: [NFT.ID], using dice: inout SplitMix64) -> [NFT.ID] {
    var list = old
    if Bool.random(using: &dice) { list.shuffle(using: &dice) }
    list.removeAll { _ in Int.random(in: 0..<4, using: &dice) == 0 }
    return list + ids(using: &dice)
  }

  private static func edits(using dice: inout SplitMix64) -> [ProfileEdit] {
    (0..<Int.random(in: 1...3, using: &dice)).map { _ in
      let field = ProfileField.allCases.randomElement(using: &dice) ?? .name
      let values =
        switch field {
        case .name: ["Ада", "Ann", Seeds.profile.name]
        case .description: ["", "Учится.", "Looks about."]
        case .website, .avatar: ["", "https://a.example/1", "http://b.example/"]
        }
      return field.edit(to: values.randomElement(using: &dice) ?? "")
    }
  }

  private static func ids(using dice: inout SplitMix64) -> [NFT.ID] {
    let nfts = Seeds.varied.nfts
    return (0..<Int.random(in: 0...4, using: &dice)).compactMap { _ in
      nfts.randomElement(using: &dice)?.id
    }
  }
}
