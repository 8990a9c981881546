internal import PictureKit

extension SmallGarden {
  static let beds: [@Sendable (Bed) -> Void] = [
    fern, lichen, rose, spores, moss, transistor, dew, root,
  ]

  static func fern(_ bed: Bed) {
    bed.frond(Point(46, 90), -84, 80, 2)
    bed.canvas.fill(.arc(72, 80, 7, 2, from: 200, to: 480), bed.stem)
    bed.canvas.curve(bed.stem, 2, 50, 90, 58, 84, 66, 82)
  }

  private static func lichen(_ bed: Bed) {
    let canvas = bed.canvas
    var chance = bed.chance
    let cup = bed.ink.mixed(bed.paper, 0.2)
    canvas.fill(.arc(74, 54, 11, 5, from: -90, to: 90), cup)
    canvas.box(cup, 26, 34, 48, 52, round: 8)
    canvas.oval(cup.darker(0.3), 50, 35, 24, 4)
    for (x, y, size) in [
      (36.0, 50.0, 11.0), (54, 66, 13), (62, 46, 8), (38, 74, 8), (30, 38, 6), (70, 74, 6),
    ] {
      for ring in 0..<3 {
        let colour = [bed.leaf, bed.leaf.lighter(0.3), bed.bloom][ring]
        let reach = size * (1 - 0.32 * Double(ring))
        let points = (0..<12).map {
          Point(x, y).reached(30 * Double($0), reach * chance.between(0.78, 1.1))
        }
        canvas.fill(.smooth(points), colour)
      }
    }
  }

  static func rose(_ bed: Bed) {
    let canvas = bed.canvas
    canvas.line(bed.stem, 1.8, 50, 92, 50, 46)
    for (y, side) in [(78.0, 1.0), (66, -1)] {
      canvas.poly(bed.stem, 50, y, 50 + 4 * side, y - 4, 50, y - 4)
      canvas.at(50, y - 2, turn: side > 0 ? -30 : 210).smooth(bed.leaf, 0, 0, 8, -5, 20, 0, 8, 5)
    }
    let body = Colour(0xE9D6AE)
    canvas.line(Colour(0xA9AFB8), 1.4, 50, 64, 50, 50)
    canvas.box(body, 43, 44, 14, 22, round: 5)
    for (y, colour) in [(48.0, Colour(0xC8322F)), (53, Colour(0xC8322F)), (58, Colour(0x7A4A28))] {
      canvas.box(colour, 43, y, 14, 2.6)
    }
    let red = Colour(0xD83A4B)
    for petal in 0..<7 {
      let at = Point(50, 27).reached(360 / 7 * Double(petal) - 90, 11)
      canvas.disc(petal.isMultiple(of: 2) ? red : red.darker(0.16), at.x, at.y, 9)
    }
    canvas.disc(red.darker(0.25), 50, 27, 11)
    for turn in 0..<3 {
      let start = 80 * Double(turn)
      canvas.fill(
        .arc(50, 27, 3 + 2.7 * Double(turn), 1.6, from: start, to: start + 250), red.lighter(0.35))
    }
  }

  private static func spores(_ bed: Bed) {
    let canvas = bed.canvas
    for (count, x, y, size) in [(1, 22.0, 30.0, 9.0), (2, 66, 26, 7), (7, 48, 66, 4.6)] {
      let reach = count == 1 ? 0 : size * (count == 2 ? 1.2 : 2.5)
      for spore in 0..<count {
        let at = Point(x, y).reached(360 / Double(max(count, 1)) * Double(spore), reach)
        canvas.star(bed.stem, at.x, at.y, size * 1.25, size, tips: 14)
        canvas.disc(bed.leaf, at.x, at.y, size * 0.85)
        canvas.disc(bed.bloom, at.x - size * 0.2, at.y - size * 0.2, size * 0.3)
      }
      canvas.fill(.circle(x, y, reach + size * 1.9).outlined(0.7), bed.ink)
    }
    canvas.line(bed.ink, 0.7, 36, 38, 44, 48)
    canvas.line(bed.ink, 0.7, 60, 42, 56, 50)
  }

  private static func moss(_ bed: Bed) {
    let canvas = bed.canvas
    var chance = bed.chance
    let heart = Path.smooth(
      Path.corners(
        50, 34, 60, 20, 76, 20, 86, 34, 82, 52, 68, 70, 50, 86, 32, 70, 18, 52, 14, 34, 24, 20, 40,
        20))
    canvas.fill(heart, bed.stem)
    let inside = canvas.within(heart)
    for _ in 0..<60 {
      let (x, y) = (chance.between(14, 86), chance.between(20, 84))
      inside.disc(
        [bed.leaf, bed.leaf.lighter(0.2), bed.stem.lighter(0.15)][chance.below(3)], x, y,
        chance.between(1.6, 3.6))
    }
    for (x, tall) in [(26.0, 12.0), (38, 16), (62, 15), (74, 12), (84, 8)] {
      canvas.line(bed.leaf, 0.8, x, 24, x + 1.6, 24 - tall)
      canvas.oval(bed.bloom, x + 2, 23 - tall, 1.5, 2.6)
    }
  }

  static func transistor(_ bed: Bed) {
    let canvas = bed.canvas
    let steel = Colour(0xAEB6BF)
    for x in [38.0, 50, 62] {
      canvas.curve(steel, 1.8, x, 66, x, 78, x + (x - 50) * 0.5, 92)
    }
    canvas.fill(.bow(50, 50, 26, from: 180, to: 360), bed.leaf.mixed(bed.paper, 0.35))
    canvas.fill(.arc(50, 50, 25, 1.6, from: 180, to: 360), bed.stem)
    canvas.box(bed.ink.mixed(bed.stem, 0.3), 24, 50, 52, 17, round: 3)
    canvas.box(bed.paper, 32, 54, 36, 1.4)
    canvas.box(bed.paper, 38, 59, 24, 1.4)
    canvas.line(bed.stem, 1.4, 50, 50, 50, 36)
    for (angle, size) in [(200.0, 12.0), (250, 11), (290, 11), (340, 12)] {
      canvas.at(50, 44, turn: angle).smooth(bed.stem, 0, 0, size * 0.4, -3, size, 0, size * 0.4, 3)
    }
    canvas.disc(bed.bloom, 50, 34, 4)
    canvas.disc(Colour(0xF7C948), 80, 20, 6)
    for ray in 0..<10 {
      let (from, to) = (
        Point(80, 20).reached(36 * Double(ray), 8), Point(80, 20).reached(36 * Double(ray), 11)
      )
      canvas.line(Colour(0xF7C948), 1.1, from.x, from.y, to.x, to.y)
    }
  }

  private static func dew(_ bed: Bed) {
    let canvas = bed.canvas
    canvas.curve(bed.stem, 2, 8, 90, 30, 70, 52, 62, 88, 60)
    canvas.smooth(bed.leaf, 14, 84, 34, 52, 66, 46, 94, 60, 66, 78, 34, 86)
    canvas.curve(bed.stem, 1.2, 16, 83, 40, 70, 64, 62, 90, 60)
    for vein in 0..<4 {
      let x = 34 + 13 * Double(vein)
      canvas.line(bed.stem, 0.8, x, 73 - 3 * Double(vein), x + 7, 60 - 2 * Double(vein))
    }
    let water = Colour(0x8FD0E6)
    canvas.smooth(water, 50, 28, 60, 44, 62, 56, 50, 64, 38, 56, 40, 44)
    canvas.smooth(water.lighter(0.55), 44, 46, 47, 40, 46, 54, 43, 54)
    canvas.smooth(water.darker(0.2), 58, 46, 61, 56, 50, 63, 56, 56)
    canvas.line(bed.ink, 1, 50, 28, 66, 12)
    canvas.disc(bed.bloom, 67, 11, 4)
    canvas.disc(bed.bloom.lighter(0.5), 65.8, 9.8, 1.2)
  }

  static func root(_ bed: Bed) {
    let canvas = bed.canvas
    let spiral: [Point] = (0..<40).map { step in
      let reach = 36 * (1 - Double(step) / 42)
      return Point(50, 52).reached(-60 + 24 * Double(step), reach)
    }
    for (index, part) in zip(spiral, spiral.dropFirst()).enumerated() {
      canvas.fill(
        .stroke([part.0, part.1], 4.4 - 0.09 * Double(index)), index < 26 ? bed.stem : bed.bloom)
    }
    for index in stride(from: 2, to: 34, by: 2) {
      let place = spiral[index]
      let tip = place.reached(
        -60 + 24 * Double(index) + (index.isMultiple(of: 4) ? 20 : -160), 6.4 - 0.12 * Double(index)
      )
      canvas.fill(.stroke([place, tip], 0.9), bed.leaf)
    }
    canvas.at(67, 20, turn: -50).smooth(bed.leaf, 0, 0, 8, -6, 22, 0, 8, 6)
    canvas.at(67, 20, turn: -110).smooth(bed.leaf, 0, 0, 7, -5, 18, 0, 7, 5)
  }
}
