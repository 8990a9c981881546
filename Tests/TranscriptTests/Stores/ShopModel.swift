/// What a plain mind expects of a world after each command of a script.
struct ShopModel: Equatable {
  /// A command of the script.
  enum Command: CustomStringConvertible {
    case add(Int), remove(Int), like(Int), unlike(Int), pay, undo

    var description: String {
      switch self {
      case .add(let nft): "cart add \(nft)"
      case .remove(let nft): "cart remove \(nft) -y"
      case .like(let nft): "like \(nft)"
      case .unlike(let nft): "unlike \(nft)"
      case .pay: "pay ETH"
      case .undo: "undo"
      }
    }

    /// A command by chance, of few NFTs, so that they meet again and again.
    static func random(_ chance: inout SplitMix) -> Command {
      random(of: Array(1...9), &chance)
    }

    /// A command by chance, of one of these NFTs.
    static func random(of nfts: [Int], _ chance: inout SplitMix) -> Command {
      let nft = nfts.randomElement(using: &chance) ?? 1
      switch Int.random(in: 0..<10, using: &chance) {
      case 0...3: return .add(nft)
      case 4: return .remove(nft)
      case 5...6: return .like(nft)
      case 7: return .unlike(nft)
      case 8: return .undo
      default: return .pay
      }
    }
  }

  /// What stands in the world.
  struct Standing: Equatable {
    var cart: Set<Int> = []
    var likes: Set<Int> = [93, 108, 69, 39, 153, 151]
    var owned: Set<Int> = [54, 110, 39, 11, 90]
    /// How many NFTs each order has, the first order first.
    var orders: [Int] = []
  }

  /// The world as it is after the commands so far.
  private(set) var standing = Standing()
  /// The world before each step that can be undone, nil where one can't.
  private var before: [Standing?] = []

  mutating func run(_ command: Command) {
    if case .undo = command {
      if let last = before.last, let last {
        standing = last
        before.removeLast()
      }
      return
    }
    let old = standing
    switch command {
    case .add(let nft): if !standing.owned.contains(nft) { standing.cart.insert(nft) }
    case .remove(let nft): standing.cart.remove(nft)
    case .like(let nft): standing.likes.insert(nft)
    case .unlike(let nft): standing.likes.remove(nft)
    case .pay: pay()
    case .undo: break
    }
    guard standing != old else { return }
    before.append(standing.orders == old.orders ? old : nil)
  }

  private mutating func pay() {
    guard !standing.cart.isEmpty else { return }
    standing.orders.append(standing.cart.count)
    standing.owned.formUnion(standing.cart)
    standing.cart = []
  }
}
