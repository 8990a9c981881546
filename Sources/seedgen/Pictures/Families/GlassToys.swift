internal import PictureKit

/// Glass toys of one box, each on its twig.
enum GlassToys: Family {
  private static let rooms: [[UInt32]] = [
    [0x123D36, 0x2C6E57, 0xD8434E, 0xF2C14E, 0xF8E9D2],
    [0x4A1528, 0x2F6B4F, 0xE9B44C, 0x3D8E8A, 0xFCEBD5],
    [0x16274D, 0x2A6A5B, 0xE7E3F4, 0xD9506C, 0xFFD98A],
    [0x3A2140, 0x3B7358, 0x4FB0A5, 0xF29E4C, 0xFDEBD8],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var tree = Tree(canvas, piece.choice(rooms), piece.chance)
    tree.backdrop()
    let toy = Tree(canvas.view(piece), piece.choice(rooms), piece.chance)
    toys[piece.place % toys.count](toy)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var tree = Tree(canvas, rooms[1], chance)
    tree.backdrop(width: 240)
    let shown: [(Tree) -> Void] = [owl, hedgehog, cosmonaut, house, ball]
    for (index, toy) in shown.enumerated() {
      let (x, drop) = (24 + 48 * Double(index), [0.0, 20, 2, 22, 4][index])
      canvas.line(Colour(0xF8E9D2), 0.6, x, 0, x, drop + 16)
      toy(Tree(canvas.at(x - 38, drop, scale: 0.76), rooms[(index + 3) % 4], chance))
    }
  }
}
