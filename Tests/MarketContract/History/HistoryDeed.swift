import Market

/// One thing that a person does or takes back.
enum HistoryDeed {
  case like([NFT.ID])
  case unlike([NFT.ID])
  case exchange(add: [NFT.ID], remove: [NFT.ID])
  case edit([ProfileEdit])
  case pay
  case reset
  case undo
  case redo

  /// A deed that the world as it stands allows, though it may change nothing.
  static func random(in world: PlainHistory.World, using dice: inout SplitMix64) -> HistoryDeed {
    switch Int.random(in: 0..<100, using: &dice) {
    case ..<12: return .like(ids(using: &dice))
    case ..<24: return .unlike(ids(using: &dice))
    case ..<42:
      let add = ids(using: &dice).filter { !world.owned.contains($0) }
      return .exchange(add: add, remove: ids(using: &dice).filter { !add.contains($0) })
    case ..<54: return .edit(edits(using: &dice))
    case 54: return .pay
    case 55: return .reset
    case ..<80: return .undo
    default: return .redo
    }
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
