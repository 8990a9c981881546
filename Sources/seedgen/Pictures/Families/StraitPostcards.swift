internal import PictureKit

/// Cards sent across the strait, and back.
enum StraitPostcards: Family {
  static func draw(_ piece: Piece, on canvas: Canvas) {
    canvas.box(Colour(piece.choice([0x3C6478, 0xD98A6A, 0x5B7F6B])), 0, 0, 100, 100)
    let table = canvas.at(50, 50, turn: piece.choice([-4.0, 3, -2])).at(-50, -50)
    card(table)
    let print = table.within(.box(9, 19, 82, 62))
    let scene = print.at(9, 15, scale: 0.82).view(piece)
    [bridge, sandwich, signature][piece.place % 3](scene)
    stamp(table, Colour(piece.choice([0xC8463C, 0x2F6FA3, 0xE0A13C])))
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    canvas.box(Colour(0x3C6478), 0, 0, 240, 100)
    let scenes = [bridge, sandwich, signature]
    for (index, (x, turn)) in [(0.0, -5.0), (74, 3), (146, -3)].enumerated() {
      let table = canvas.at(x + 47, 50, scale: 0.94, turn: turn).at(-50, -50)
      card(table)
      scenes[index](table.within(.box(9, 19, 82, 62)).at(9, 15, scale: 0.82))
      stamp(table, Colour([0xC8463C, 0x2F6FA3, 0xE0A13C][index]))
    }
  }

  private static func card(_ canvas: Canvas) {
    canvas.fill(.box(7, 17.6, 90, 70), Colour(0x1B2A33), 0.35)
    canvas.box(Colour(0xFBF6EA), 5, 15, 90, 70, round: 1)
  }

  private static func stamp(_ canvas: Canvas, _ colour: Colour) {
    for tooth in 0..<7 {
      canvas.disc(Colour(0xFBF6EA), 74 + 2.6 * Double(tooth), 21, 1.3)
      canvas.disc(Colour(0xFBF6EA), 74 + 2.6 * Double(tooth), 41, 1.3)
    }
    canvas.box(Colour(0xFBF6EA), 73, 21, 18, 20)
    canvas.box(colour, 75, 23, 14, 16)
    canvas.smooth(Colour(0xFFFFFF), 77, 32, 81, 29, 84, 31, 88, 27, 86, 33, 81, 35)
    for ring in [8.0, 5.4] { canvas.fill(.ring(70, 38, ring, 0.8), Colour(0x26323A), 0.7) }
    for wave in 0..<3 {
      let y = 35 + 3 * Double(wave)
      canvas.fill(
        .curve(0.8, Path.corners(50, y, 53, y - 1, 56, y, 59, y - 1, 62, y)), Colour(0x26323A), 0.7)
    }
  }

  private static func bridge(_ canvas: Canvas) {
    canvas.sky(Colour(0xF7C59F), Colour(0xFBE8CF), bands: 5, from: -10, to: 50, width: 110)
    canvas.sky(Colour(0x3F8FA6), Colour(0x174A63), bands: 5, from: 50, to: 110, width: 110)
    let steel = Colour(0x2A3E4C)
    canvas.fill(.curve(2.6, Path.corners(-6, 40, 30, 34, 60, 37, 84, 50, 96, 62)), steel)
    for x in [24.0, 46] {
      canvas.line(steel, 1.8, x, 8, x, 66)
      for cable in 1..<5 {
        canvas.line(steel, 0.6, x, 10 + 3 * Double(cable), x - 5 * Double(cable), 36)
        canvas.line(steel, 0.6, x, 10 + 3 * Double(cable), x + 5 * Double(cable), 36)
      }
    }
    for (x, y, size, colour) in [
      (30.0, 74.0, 0.24, 0xF2A541), (62, 82, 0.3, 0xE4694A), (74, 66, 0.18, 0xF6E6CF),
    ] {
      HarbourLights.fish(canvas.at(x, y, scale: size).at(-50, -50), Colour(UInt32(colour)), steel)
    }
    for (x, y) in [(44.0, 64.0), (48, 58), (80, 84), (83, 78)] {
      canvas.ring(Colour(0xBFE3EA), x, y, 1.3, 0.6)
    }
  }

  private static func sandwich(_ canvas: Canvas) {
    canvas.box(Colour(0xCFE0D2), -10, -10, 120, 120)
    for row in 0..<5 {
      for column in 0..<5 {
        let colour = [0xD8B45A, 0xA9B85A, 0xE6CF8A, 0x8FA65A][(row * 3 + column * 2) % 4]
        canvas.box(Colour(UInt32(colour)), -6 + 23 * Double(column), -4 + 23 * Double(row), 22, 22)
        for furrow in 0..<4 {
          canvas.box(
            Colour(UInt32(colour)).darker(0.1), -6 + 23 * Double(column) + 5.5 * Double(furrow),
            -4 + 23 * Double(row), 1, 22)
        }
      }
    }
    canvas.box(Colour(0x5A3A26), 18, 26, 60, 50, round: 5)
    canvas.box(Colour(0x7A5233), 20, 28, 56, 46, round: 4)
    canvas.smooth(
      Colour(0x8FBF5A), 22, 34, 36, 28, 52, 32, 72, 30, 74, 50, 70, 70, 48, 68, 24, 70, 26, 50)
    for (x, y, turn) in [
      (34.0, 42.0, 0.0), (50, 40, 40), (62, 52, -20), (40, 58, 80), (56, 62, 10),
    ] {
      let shrimp = canvas.at(x, y, turn: turn)
      shrimp.fill(.arc(0, 0, 5, 4, from: 20, to: 240), Colour(0xF29A84))
      shrimp.fill(.arc(0, 0, 5, 1, from: 40, to: 220), Colour(0xFBD3C4))
      shrimp.poly(Colour(0xE0735E), 4, 0, 8, -2, 8, 4)
    }
    canvas.disc(Colour(0xF6D84A), 66, 38, 6)
    canvas.disc(Colour(0xFFF3B8), 66, 38, 4.4)
    for (x, y) in [(28.0, 52.0), (48, 50), (70, 62)] {
      canvas.line(Colour(0x3F7A45), 0.9, x, y, x + 4, y - 6)
    }
  }

  private static func signature(_ canvas: Canvas) {
    canvas.sky(Colour(0x8FC7D8), Colour(0xF3E9D2), bands: 5, from: -10, to: 40, width: 110)
    canvas.disc(Colour(0xF2B84B), 24, 30, 10)
    for (row, colour) in [0x4FA3B5, 0x36879E, 0x246B85, 0x17526C].enumerated() {
      let y = 38 + 14 * Double(row)
      var points = [Point(-14, 120), Point(-14, y)]
      for crest in 0..<9 {
        points.append(Point(-8 + 15 * Double(crest), y + (crest.isMultiple(of: 2) ? -4 : 3)))
      }
      points.append(Point(126, 120))
      canvas.fill(.smooth(points), Colour(UInt32(colour)))
    }
    let hand = Colour(0xFDF8EA)
    canvas.curve(hand, 1.7, 22, 70, 28, 60, 32, 62, 28, 72, 36, 66, 40, 62, 40, 70, 46, 66)
    canvas.curve(hand, 1.7, 46, 66, 52, 60, 54, 64, 50, 72, 58, 70, 66, 64, 64, 72, 74, 68, 84, 70)
    canvas.curve(hand, 1.2, 24, 82, 40, 78, 56, 82, 72, 79)
    let gull = canvas.at(-14, -4)
    gull.smooth(Colour(0xFFFFFF), 52, 20, 62, 22, 66, 27, 72, 21, 84, 16, 76, 26, 66, 32, 58, 28)
    gull.disc(Colour(0xFFFFFF), 65, 25, 2.6)
    gull.poly(Colour(0xF0A53A), 63, 24, 59, 26, 63, 26.6)
  }
}
