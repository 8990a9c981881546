internal import PictureKit

extension HarbourLights {
  static func starboard(_ night: inout Night) {
    let canvas = night.canvas
    let green = Colour(0x3FE08A)
    night.shine(66, 34, 6, green)
    canvas.smooth(night.dark, -10, 44, 40, 44, 72, 38, 66, 60, 56, 82, -10, 84)
    canvas.line(night.paint, 1.8, -4, 52, 40, 51, 66, 46)
    canvas.box(night.stone, 6, 30, 30, 16, round: 2)
    for x in [11.0, 20, 29] { canvas.disc(night.glass, x, 38, 2.6) }
    canvas.disc(green, 66, 34, 4)
    canvas.disc(green.lighter(0.6), 66, 34, 2)
    let goose = night.low.lighter(0.75)
    canvas.smooth(goose, 74, 84, 84, 78, 96, 80, 92, 89, 80, 90)
    canvas.curve(goose, 2.6, 77, 84, 74, 76, 76, 70)
    canvas.disc(goose, 75, 69, 2.4)
    canvas.poly(Colour(0xF08A3C), 73, 68, 69, 69.6, 73, 70.4)
  }

  static func mooringRing(_ night: inout Night) {
    let canvas = night.canvas
    night.quay(58)
    canvas.glow(night.light, 50, 66, 34)
    canvas.box(night.dark, 43, 44, 14, 14, round: 3)
    canvas.ring(night.light, 50, 70, 17, 5)
    canvas.fill(.arc(50, 70, 17, 1.6, from: 190, to: 290), night.glass)
    canvas.curve(night.paint.lighter(0.3), 5, 104, 40, 84, 52, 66, 66, 58, 84, 70, 94, 104, 90)
    for x in [72.0, 80, 88, 96] {
      canvas.line(night.paint, 1, x, 57 - (x - 72) * 0.45, x + 3, 61 - (x - 72) * 0.45)
    }
  }

  static func buoySix(_ night: inout Night) {
    let canvas = night.canvas
    night.shine(50, 22, 6)
    let red = Colour(0xD2503F)
    canvas.line(night.dark, 1.6, 44, 50, 48, 26)
    canvas.line(night.dark, 1.6, 56, 50, 52, 26)
    canvas.line(night.dark, 1.2, 45, 42, 55, 42)
    canvas.line(night.dark, 1.2, 46.4, 34, 53.6, 34)
    canvas.disc(night.glass, 50, 22, 4)
    canvas.poly(red, 36, 50, 64, 50, 72, 80, 28, 80)
    canvas.poly(red.darker(0.25), 52, 50, 64, 50, 72, 80, 56, 80)
    canvas.poly(night.glass, 33.4, 60, 66.6, 60, 69.4, 70.6, 30.6, 70.6)
    canvas.ring(night.dark, 50, 67, 2.5, 1.5)
    canvas.curve(night.dark, 1.5, 47.6, 66.4, 48, 63.6, 51.4, 61.4)
    canvas.smooth(night.water, 16, 82, 32, 78, 50, 81, 68, 78, 84, 82, 70, 88, 30, 88)
  }

  static func bread(_ night: inout Night) {
    let canvas = night.canvas
    canvas.smooth(night.dark, -40, 84, 10, 66, 46, 40, 70, 34, 110, 50, 140, 84, 140, 140, -40, 140)
    canvas.box(night.stone, 48, 22, 30, 22)
    canvas.poly(night.dark.lighter(0.1), 44, 23, 82, 23, 63, 10)
    canvas.box(night.dark.lighter(0.1), 70, 8, 5, 12)
    for (x, wide) in [(52.0, 4.0), (59, 4), (66, 9)] {
      canvas.glow(night.light, x + wide / 2, 32, 9)
      canvas.box(night.glass, x, 28, wide, 8, round: 1)
    }
    canvas.smooth(Colour(0xD9924A), 12, 84, 20, 70, 44, 68, 54, 80, 46, 90, 20, 92)
    for x in [20.0, 29, 38] { canvas.curve(Colour(0xF6D39B), 2.6, x, 74, x + 4, 78, x + 4, 84) }
    canvas.curve(night.light, 1.3, 74, 5, 78, 0, 75, -6)
  }

  static func tram(_ night: inout Night) {
    night.quay(86)
    night.shine(50, 62, 6)
    LastTram.front(night.canvas.at(18, 18, scale: 0.68), Colour(0x3C6E8F), night.light, night.dark)
  }

  static func thirdDoor(_ night: inout Night) {
    let canvas = night.canvas
    canvas.box(night.dark.mixed(night.low, 0.3), -40, 12, 320, 74)
    for row in 0..<6 {
      let y = 18 + 11 * Double(row)
      for brick in 0..<5 where (brick + row).isMultiple(of: 2) {
        canvas.box(night.dark.mixed(night.low, 0.4), 4 + 20 * Double(brick), y, 9, 4)
      }
    }
    let colours = [Colour(0x4A5F7E), Colour(0x5E4B6E), night.glass]
    for (index, x) in [8.0, 38, 68].enumerated() {
      let isLit = index == 2
      if isLit { canvas.glow(night.light, x + 12, 60, 36) }
      canvas.box(night.dark, x - 2, 38, 28, 48, round: 13)
      canvas.box(colours[index], x, 40, 24, 48, round: 11)
      canvas.line(isLit ? night.light : night.dark, 1, x + 12, 42, x + 12, 86)
      canvas.disc(isLit ? night.dark : night.light, x + 20, 66, 1.4)
      canvas.box(night.dark, x - 4, 84, 32, 4)
    }
    night.quay(88)
    canvas.fill(.polygon(68, 88, 92, 88, 102, 112, 54, 112), night.light, 0.5)
  }

  static func breakfast(_ night: inout Night) {
    let canvas = night.canvas
    canvas.box(night.stone, -40, 74, 320, 60)
    night.shine(28, 34, 6)
    canvas.box(Colour(0x7E4A3A), 30, 68, 56, 12, round: 1.5)
    canvas.box(night.glass, 32, 70, 54, 3)
    canvas.box(night.glass, 32, 75, 54, 3)
    canvas.box(night.light.lighter(0.75), 24, 40, 8, 42)
    canvas.smooth(night.light, 28, 22, 32, 33, 28, 39, 24, 33)
    canvas.oval(night.stone.lighter(0.25), 28, 83, 13, 3.4)
    for x in [49.0, 70] {
      canvas.poly(Colour(0x3F7CAC), x - 6, 58, x + 6, 58, x + 3, 68, x - 3, 68)
      canvas.smooth(
        Colour(0xFFF4E0), x - 7, 45, x, 47, x + 7, 45, x + 7.6, 52, x + 5, 60, x - 5, 60, x - 7.6,
        52)
      canvas.oval(Colour(0xF6B53C), x, 46, 6.6, 2.4)
      canvas.oval(Colour(0xFFDD7A), x - 1, 45.6, 3.4, 1.2)
    }
  }

  static func wine(_ night: inout Night) {
    let canvas = night.canvas
    night.quay(86)
    let red = Colour(0xE0364C)
    night.shine(50, 34, 6, red)
    canvas.smooth(
      night.glass.mixed(night.low, 0.35), 30, 12, 34, 44, 50, 54, 66, 44, 70, 12, 50, 10)
    canvas.smooth(red, 32, 27, 36, 44, 50, 51, 64, 44, 68, 27, 50, 29)
    canvas.oval(red.lighter(0.25), 50, 27.4, 18, 3)
    canvas.line(night.glass.mixed(night.low, 0.35), 2.6, 50, 53, 50, 80)
    canvas.oval(night.glass.mixed(night.low, 0.35), 50, 82, 16, 3.2)
    canvas.curve(Colour(0xFFFFFF), 1.6, 36, 17, 37, 30, 41, 40)
  }

  static func match(_ night: inout Night) {
    let canvas = night.canvas
    night.shine(50, 28, 7)
    canvas.line(night.paint.lighter(0.5), 2.6, 50, 36, 50, 74)
    canvas.disc(Colour(0x7A2E22), 50, 37, 3)
    canvas.smooth(Colour(0xF2703A), 50, 8, 58, 26, 55, 37, 45, 37, 42, 26)
    canvas.smooth(night.light, 50, 17, 55, 29, 53, 37, 47, 37, 45, 29)
    for pipe in 0..<7 {
      let x = 8 + 13.6 * Double(pipe)
      canvas.curve(night.dark, 2, x - 5, 78, x, 86, x + 3, 88)
      canvas.box(Colour(0x8A5A3C), x, 80, 6.6, 9, round: 2)
      canvas.box(night.light, x + 0.8, 79.4, 5, 1.6)
    }
  }

  static func unfinished(_ night: inout Night) {
    let canvas = night.canvas
    night.lamp(26, 66, 44)
    night.lamp(50, 66, 44)
    night.lamp(74, 66, 44)
    let paper = Colour(0xF3EAD8)
    canvas.poly(
      paper, -40, 90, -40, 82, 20, 80, 24, 84, 40, 78, 46, 82, 70, 76, 78, 81, 140, 76, 140, 130,
      -40, 130)
    canvas.line(Colour(0xB9AA90), 0.7, 26, 84, 26, 96)
    canvas.line(Colour(0xB9AA90), 0.7, 50, 84, 50, 97)
    canvas.fill(.ring(74, 91, 4, 0.7), Colour(0xB9AA90))
    let brush = canvas.at(84, 86, turn: -38)
    brush.box(Colour(0x8A5A3C), 8, -1.4, 30, 2.8, round: 1.4)
    brush.box(night.light, 2, -1.7, 7, 3.4)
    brush.smooth(night.water, -8, 0, -2, -2.4, 3, -1.6, 3, 1.6, -2, 2.4)
  }

  static func fromBed(_ night: inout Night) {
    let canvas = night.canvas
    lighthouse(canvas.at(24, 8, scale: 0.66), night)
    let frame = Colour(0xE9D9BC)
    let wall = night.low.mixed(night.dark, 0.5)
    canvas.fill(Path.box(-60, -60, 240, 240).without(.box(12, 8, 76, 62)), wall)
    canvas.fill(Path.box(9, 5, 82, 68).without(.box(12, 8, 76, 62)), frame)
    canvas.line(frame, 2, 50, 8, 50, 70)
    canvas.line(frame, 2, 12, 34, 88, 34)
    canvas.smooth(
      Colour(0xB5566B), -40, 92, 10, 80, 40, 84, 60, 78, 90, 82, 140, 88, 140, 140, -40, 140)
    for (x, y) in [
      (14.0, 90.0), (34, 92), (56, 88), (76, 91), (90, 94), (24, 98), (46, 98), (68, 98),
    ] {
      canvas.star(night.light, x, y, 3, 1.3, tips: 5)
    }
  }

  static func oilAndWick(_ night: inout Night) {
    let canvas = night.canvas
    canvas.box(night.stone, -40, 80, 320, 60)
    night.shine(50, 40, 6)
    canvas.smooth(Colour(0x4C8C6B), 10, 82, 9, 56, 16, 48, 16, 36, 24, 36, 24, 48, 31, 56, 30, 82)
    canvas.box(night.light, 10.5, 62, 19, 12)
    canvas.box(night.paint, 16, 32, 8, 5)
    canvas.smooth(night.glass, 42, 60, 41, 44, 46, 28, 54, 28, 59, 44, 58, 60)
    canvas.smooth(Colour(0xF2703A), 50, 34, 55, 46, 52, 55, 48, 55, 45, 46)
    canvas.smooth(night.paint, 40, 60, 60, 60, 64, 72, 58, 82, 42, 82, 36, 72)
    let sand = night.light
    canvas.poly(night.low.lighter(0.5), 72, 44, 90, 44, 82.4, 63, 90, 82, 72, 82, 79.6, 63)
    canvas.poly(sand, 75.4, 53, 86.6, 53, 81, 63)
    canvas.poly(sand, 73, 80, 89, 80, 81, 70)
    canvas.box(night.paint, 70, 41, 22, 4)
    canvas.box(night.paint, 70, 80, 22, 4)
  }
}
