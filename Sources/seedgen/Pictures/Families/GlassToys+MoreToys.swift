internal import PictureKit

extension GlassToys {
  static func cosmonaut(_ tree: Tree) {
    let canvas = tree.canvas
    let suit = Colour(0xEDEFF4)
    tree.hung(at: 17)
    canvas.box(suit.darker(0.3), 30, 44, 40, 26, round: 5)
    canvas.line(suit, 10, 38, 50, 22, 62)
    canvas.line(suit, 10, 62, 50, 78, 40)
    canvas.line(suit, 11, 44, 72, 42, 86)
    canvas.line(suit, 11, 56, 72, 60, 86)
    canvas.box(suit, 34, 44, 32, 34, round: 9)
    canvas.disc(suit, 50, 32, 16)
    canvas.box(tree.dark, 38, 24, 24, 16, round: 8)
    canvas.fill(.arc(50, 34, 12, 2, from: 200, to: 250), Colour(0xFFFFFF), 0.8)
    canvas.box(tree.second, 41, 52, 18, 9, round: 2)
    canvas.disc(tree.glass, 46, 56.5, 1.8)
    canvas.disc(tree.dark, 53, 56.5, 1.8)
    for (x, y, turn) in [(19.0, 66.0, 25.0), (81, 36, 200)] {
      let mitten = canvas.at(x, y, turn: turn)
      mitten.box(tree.glass, -6, -3, 12, 12, round: 5)
      mitten.oval(tree.glass, 6, 1, 2.6, 4)
      mitten.box(tree.pale, -6, -6, 12, 4, round: 2)
    }
    canvas.curve(tree.glass, 1.2, 22, 70, 30, 92, 62, 96, 90, 70, 84, 42)
    canvas.box(tree.glass, 36, 84, 12, 8, round: 3)
    canvas.box(tree.glass, 54, 84, 12, 8, round: 3)
  }

  static func garland(_ tree: Tree) {
    let canvas = tree.canvas
    canvas.curve(tree.dark, 1.5, -10, 20, 20, 40, 50, 26, 80, 42, 110, 24)
    canvas.curve(tree.dark, 1.5, -10, 56, 24, 72, 54, 58, 84, 74, 110, 58)
    let bulbs = [
      (8.0, 32.0), (26, 39), (44, 29), (62, 32), (82, 42), (10, 66), (32, 71), (54, 58), (74, 68),
      (92, 70),
    ]
    for (index, bulb) in bulbs.enumerated() {
      let colour = [tree.glass, tree.second, tree.pale][index % 3]
      let isLit = index == 3
      if isLit { canvas.glow(tree.second, bulb.0, bulb.1 + 10, 20) }
      canvas.box(tree.dark, bulb.0 - 2.4, bulb.1, 4.8, 4.4, round: 1)
      canvas.smooth(
        isLit ? Colour(0xFFF3C4) : colour.mixed(tree.room, 0.25), bulb.0 - 3, bulb.1 + 4,
        bulb.0 + 3, bulb.1 + 4,
        bulb.0 + 4.4, bulb.1 + 10, bulb.0, bulb.1 + 18, bulb.0 - 4.4, bulb.1 + 10)
    }
  }

  static func house(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 18)
    canvas.glow(Colour(0xFFD35C), 50, 62, 34)
    canvas.box(tree.glass, 28, 44, 44, 42, round: 2)
    canvas.box(tree.glass.darker(0.2), 58, 44, 14, 42, round: 2)
    canvas.poly(tree.pale, 20, 47, 50, 18, 80, 47)
    canvas.smooth(
      Colour(0xFFFFFF), 18, 46, 34, 30, 50, 14, 66, 30, 82, 46, 74, 49, 66, 44, 58, 49, 50, 44, 42,
      49, 34, 44, 26, 49)
    canvas.box(tree.dark, 40, 52, 20, 20, round: 2)
    canvas.box(Colour(0xFFD35C), 42, 54, 16, 16, round: 1)
    canvas.line(tree.dark, 1.4, 50, 54, 50, 70)
    canvas.line(tree.dark, 1.4, 42, 62, 58, 62)
    canvas.box(Colour(0xFFFFFF), 38, 71, 24, 3.4, round: 1.7)
    canvas.smooth(Colour(0xFFFFFF), 22, 90, 26, 82, 40, 85, 54, 82, 68, 85, 78, 84, 80, 91, 50, 94)
  }

  static func fish(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 36, 54)
    canvas.poly(tree.second, 26, 56, 4, 38, 10, 56, 4, 76)
    canvas.smooth(tree.glass, 20, 56, 40, 38, 66, 36, 92, 54, 70, 76, 40, 75)
    canvas.smooth(tree.second, 46, 38, 56, 28, 72, 36, 60, 40)
    canvas.smooth(tree.pale, 92, 54, 78, 40, 72, 52, 78, 70)
    for row in 0..<4 {
      for column in 0..<(row.isMultiple(of: 2) ? 2 : 3) {
        let (x, y) = (
          36 + 9 * Double(row), 56 + (Double(column) - (row.isMultiple(of: 2) ? 0.5 : 1)) * 11
        )
        canvas.fill(.arc(x, y, 5, 1.6, from: -80, to: 80), tree.glass.lighter(0.35))
      }
    }
    canvas.disc(Colour(0xFFFFFF), 80, 52, 4.6)
    canvas.disc(tree.dark, 81, 52.6, 2.6)
    canvas.ring(tree.dark, 88, 60, 1.8, 1)
  }

  static func samovar(_ tree: Tree) {
    let canvas = tree.canvas
    let brass = Colour(0xE9B949)
    tree.hung(at: 16)
    canvas.box(brass.darker(0.3), 44, 16, 12, 10)
    canvas.smooth(tree.glass, 41, 26, 44, 14, 56, 14, 59, 26, 50, 29)
    canvas.smooth(brass, 30, 32, 40, 27, 60, 27, 70, 32, 72, 50, 62, 74, 38, 74, 28, 50)
    canvas.smooth(brass.darker(0.2), 62, 29, 70, 33, 72, 50, 62, 74, 54, 74, 63, 50)
    for (x, from) in [(28.0, 90.0), (72, -90)] {
      canvas.fill(.arc(x, 46, 8, 3, from: from, to: from + 180), brass.darker(0.3))
    }
    canvas.poly(brass.darker(0.3), 40, 73, 60, 73, 66, 86, 34, 86)
    canvas.box(brass, 30, 85, 40, 5, round: 2)
    canvas.line(brass.darker(0.4), 4, 50, 66, 50, 72)
    canvas.box(tree.glass, 45, 60, 10, 4, round: 2)
    canvas.star(tree.pale, 50, 46, 8, 3.4, tips: 6)
    tree.gleam(50, 50, 18)
    canvas.oval(tree.pale, 84, 88, 10, 2.4)
    canvas.smooth(tree.glass, 77, 76, 91, 76, 89, 85, 84, 87, 79, 85)
  }

  static func gull(_ tree: Tree) {
    let canvas = tree.canvas
    let white = Colour(0xF6F7F9)
    tree.hung(at: 42, 50)
    canvas.smooth(white.darker(0.25), 52, 52, 70, 30, 96, 22, 84, 42, 62, 60)
    canvas.smooth(white, 48, 52, 30, 26, 4, 18, 16, 42, 40, 60)
    canvas.smooth(tree.dark, 4, 18, 14, 22, 16, 30, 10, 30)
    canvas.smooth(tree.dark, 96, 22, 86, 26, 84, 34, 92, 31)
    canvas.smooth(white, 24, 58, 40, 48, 62, 48, 78, 60, 88, 74, 60, 74, 36, 68)
    canvas.disc(white, 27, 56, 9)
    canvas.poly(Colour(0xF2A541), 20, 53, 6, 59, 20, 61)
    canvas.disc(tree.dark, 25, 54, 1.6)
    canvas.box(tree.pale, 30, 80, 40, 15, round: 1.5)
    canvas.line(tree.room, 1, 36, 86, 50, 86)
    canvas.line(tree.room, 1, 36, 90, 46, 90)
    canvas.box(tree.glass, 59, 83, 8, 9)
  }

  static func ball(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 21)
    tree.ball(tree.glass, 50, 56, 36)
    let inside = canvas.within(.circle(50, 56, 31))
    inside.box(tree.glass.lighter(0.3), 10, 20, 80, 80)
    inside.box(tree.glass.darker(0.35), 10, 70, 80, 30)
    inside.box(Colour(0xFFF1C9), 40, 30, 20, 22, round: 1)
    inside.line(tree.glass.darker(0.35), 1.4, 50, 30, 50, 52)
    inside.line(tree.glass.darker(0.35), 1.4, 40, 40, 60, 40)
    for (x, colour) in [(30.0, tree.second), (46, tree.dark), (60, tree.pale), (73, tree.needle)] {
      inside.smooth(colour, x - 6, 72, x - 5, 62, x, 59, x + 5, 62, x + 6, 72)
      inside.disc(Colour(0xF1C7A2), x, 55, 4)
    }
    for x in [30.0, 40, 50, 60, 70] {
      inside.fill(.bow(x, 75, 4, from: 180, to: 360), Colour(0xFFF6E6))
    }
    tree.gleam(50, 56, 33)
  }

  static func lantern(_ tree: Tree) {
    let canvas = tree.canvas
    tree.hung(at: 18)
    canvas.fill(.arc(50, 36, 18, 2.4, from: 180, to: 360), tree.pale)
    canvas.box(tree.dark, 32, 34, 36, 8, round: 3)
    canvas.box(tree.dark.lighter(0.15), 30, 42, 40, 42, round: 4)
    canvas.box(tree.dark, 28, 82, 44, 7, round: 3)
    for (x, colour) in [(37.0, Colour(0xF0483E)), (50, Colour(0x46D083)), (63, Colour(0xB37BEF))] {
      canvas.glow(colour, x, 62, 14)
      canvas.disc(tree.pale, x, 62, 7)
      canvas.disc(colour, x, 62, 5.4)
      canvas.disc(colour.lighter(0.6), x - 1.4, 60, 1.6)
    }
  }

  static func shard(_ tree: Tree) {
    let canvas = tree.canvas
    canvas.glow(tree.glass, 50, 54, 44)
    canvas.poly(tree.glass, 44, 16, 70, 36, 78, 66, 54, 90, 26, 70, 30, 40)
    canvas.poly(tree.glass.lighter(0.4), 44, 16, 50, 50, 30, 40)
    canvas.poly(tree.glass.lighter(0.15), 44, 16, 70, 36, 50, 50)
    canvas.poly(tree.glass.darker(0.15), 70, 36, 78, 66, 50, 50)
    canvas.poly(tree.second, 78, 66, 54, 90, 50, 50)
    canvas.poly(tree.glass.darker(0.3), 54, 90, 26, 70, 50, 50)
    canvas.poly(tree.pale, 26, 70, 30, 40, 50, 50)
    for (x, y, size) in [(80.0, 24.0, 9.0), (18, 26, 6), (86, 84, 5), (16, 88, 7)] {
      canvas.star(Colour(0xFFFFFF), x, y, size, size * 0.22, tips: 4)
    }
  }
}
