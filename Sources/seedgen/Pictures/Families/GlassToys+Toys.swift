internal import PictureKit

extension GlassToys {
  static let toys: [@Sendable (Tree) -> Void] = [
    hedgehog, owl, cone, trumpeter, spire, icicle, cosmonaut, garland, house, fish, samovar, gull,
    ball, lantern, shard,
  ]

  static func hedgehog(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 27)
    canvas.star(tree.second.darker(0.2), 50, 58, 35, 22, tips: 20, turn: 9)
    canvas.star(tree.second, 50, 58, 32, 20, tips: 20)
    tree.ball(tree.glass, 50, 58, 21)
    canvas.smooth(tree.pale, 50, 47, 62, 53, 61, 68, 50, 75, 39, 68, 38, 53)
    canvas.disc(tree.dark, 43.5, 57, 2)
    canvas.disc(tree.dark, 56.5, 57, 2)
    canvas.oval(tree.dark, 50, 66, 3, 2.3)
    tree.gleam(50, 58, 17)
  }

  static func owl(_ tree: Tree) {
    let canvas = tree.canvas
    let green = Colour(0x3FA073)
    tree.hung(at: 22)
    canvas.smooth(green, 50, 20, 66, 22, 75, 44, 72, 74, 50, 90, 28, 74, 25, 44, 34, 22)
    canvas.smooth(green.darker(0.25), 75, 44, 74, 70, 56, 86, 62, 66, 66, 46)
    canvas.smooth(green.darker(0.25), 25, 44, 26, 70, 44, 86, 38, 66, 34, 46)
    canvas.poly(green, 32, 26, 29, 14, 42, 22)
    canvas.poly(green, 68, 26, 71, 14, 58, 22)
    for row in 0..<3 {
      for column in 0..<(3 - row % 2) {
        let x = 43 + 7 * Double(column) + (row == 1 ? 3.5 : 0)
        canvas.fill(.arc(x, 58 + 7 * Double(row), 3, 1.4, from: 0, to: 180), tree.pale)
      }
    }
    for x in [40.0, 60] {
      canvas.disc(tree.pale, x, 39, 9)
      canvas.disc(tree.second, x, 39, 6)
      canvas.disc(tree.dark, x, 39, 3.2)
      canvas.disc(Colour(0xFFFFFF), x - 1, 37.6, 1.1)
    }
    canvas.poly(Colour(0xF2A541), 46.6, 44, 53.4, 44, 50, 52)
  }

  private static func cone(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 22)
    canvas.smooth(
      tree.glass.darker(0.4), 50, 19, 68, 30, 70, 56, 58, 82, 50, 92, 42, 82, 30, 56, 32, 30)
    for row in (0..<8).reversed() {
      let y = 28 + 7.6 * Double(row)
      let half = [15.0, 18, 19, 18, 16, 13, 9, 5][row]
      for scale in 0..<3 {
        let x = 50 + (Double(scale) - 1 + (row.isMultiple(of: 2) ? 0 : 0.5)) * half * 0.8
        let colour = [tree.glass, tree.glass.lighter(0.18), tree.glass.darker(0.18)][
          (scale + row) % 3]
        canvas.smooth(
          colour, x - half * 0.5, y - 4, x + half * 0.5, y - 4, x + half * 0.3, y + 5, x, y + 8,
          x - half * 0.3, y + 5)
      }
    }
    canvas.disc(tree.second, 50, 52, 3.4)
    tree.gleam(50, 50, 17)
  }

  private static func trumpeter(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 18)
    let skin = Colour(0xF1C7A2)
    canvas.box(tree.glass, 40, 18, 20, 15, round: 2)
    canvas.box(tree.dark, 37, 31, 26, 4, round: 2)
    canvas.star(tree.second, 50, 24, 4, 1.7, tips: 5)
    canvas.disc(skin, 50, 41, 9)
    canvas.disc(tree.dark, 47, 40, 1.2)
    canvas.disc(tree.dark, 54, 40, 1.2)
    canvas.ring(tree.dark, 51, 45.4, 1.5, 1)
    canvas.poly(tree.glass, 38, 50, 62, 50, 65, 74, 35, 74)
    canvas.line(tree.second, 2, 41, 52, 60, 72)
    canvas.line(tree.second, 2, 59, 52, 40, 72)
    canvas.line(tree.glass.darker(0.2), 6, 62, 54, 76, 44)
    canvas.line(tree.glass.darker(0.2), 6, 38, 54, 66, 46)
    canvas.disc(skin, 76, 43, 3.6)
    canvas.disc(skin, 67, 45, 3.6)
    canvas.box(tree.pale, 39, 74, 9, 16, round: 2)
    canvas.box(tree.pale, 52, 74, 9, 16, round: 2)
    canvas.box(tree.dark, 37, 88, 11, 5, round: 2)
    canvas.box(tree.dark, 52, 88, 11, 5, round: 2)
    for (x, y) in [(78.0, 30.0), (86, 22)] {
      canvas.oval(tree.second, x, y, 2.6, 2)
      canvas.line(tree.second, 1, x + 2, y, x + 2, y - 9)
    }
  }

  private static func spire(_ tree: Tree) {
    let canvas = tree.canvas.at(50, 54, turn: 13).at(-50, -54)
    canvas.poly(tree.second, 50, 12, 54, 46, 46, 46)
    canvas.star(Colour(0xFFFFFF), 50, 16, 9, 2.2, tips: 4)
    Tree.spireBalls(canvas, tree)
    canvas.poly(tree.second.darker(0.2), 45, 82, 55, 82, 57, 96, 43, 96)
    canvas.star(tree.pale, 50, 64, 9, 4, tips: 8)
    canvas.disc(tree.glass, 50, 64, 3)
    for (x, y) in [(22.0, 34.0), (80, 30), (78, 78), (20, 76)] {
      tree.canvas.star(tree.pale, x, y, 5, 1.4, tips: 4)
    }
  }

  private static func icicle(_ tree: Tree) {
    let canvas = tree.canvas
    let ice = Colour(0xBFE3EE)
    tree.hung(at: 18)
    canvas.poly(ice, 41, 18, 59, 18, 51, 94, 49, 94)
    for turn in 0..<8 {
      let y = 20 + 9 * Double(turn)
      let half = 9 - 1.05 * Double(turn)
      canvas.poly(
        Colour(0xFFFFFF), 50 - half, y, 50 + half, y + 5, 50 + half, y + 8, 50 - half, y + 3)
      canvas.poly(ice.darker(0.3), 50 + half * 0.2, y + 4, 50 + half, y + 5, 50 + half, y + 8)
    }
    for place in 0..<6 {
      let x = [20.0, 29, 37, 63, 72, 81][place]
      canvas.oval(ice, x, 88 - Double(place % 2) * 6, 2.2, 3.2)
      canvas.poly(
        ice, x - 2, 87 - Double(place % 2) * 6, x, 80 - Double(place % 2) * 6, x + 2,
        87 - Double(place % 2) * 6)
    }
  }
}

extension Tree {
  /// What a spire is blown of: three balls, each smaller than the one below.
  fileprivate static func spireBalls(_ canvas: Canvas, _ tree: Tree) {
    let tilted = Tree(canvas, of: tree)
    tilted.ball(tree.glass, 50, 64, 19)
    tilted.ball(tree.second, 50, 42, 8)
    tilted.ball(tree.glass.lighter(0.2), 50, 31, 5)
    tilted.gleam(50, 64, 15)
  }
}
