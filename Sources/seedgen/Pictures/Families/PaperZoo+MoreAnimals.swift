internal import PictureKit

extension PaperZoo {
  static func tortoise(_ fold: Folding) {
    fold(3, 26, 72, 38, 72, 34, 86, 24, 86)
    fold(3, 66, 72, 78, 72, 80, 86, 70, 86)
    fold(4, 82, 68, 96, 74, 82, 75)
    fold(2, 24, 62, 6, 56, 4, 66, 12, 72, 28, 74)
    fold(1, 20, 70, 36, 40, 50, 70)
    fold(0, 36, 40, 60, 34, 50, 70)
    fold(2, 60, 34, 76, 46, 50, 70)
    fold(3, 76, 46, 86, 70, 50, 70)
    fold(4, 18, 70, 88, 70, 82, 76, 24, 76)
    fold.eye(11, 62)
  }

  static func whale(_ fold: Folding) {
    let envelope = fold.canvas
    fold(2, 14, 44, 34, 30, 66, 34, 82, 52, 60, 66, 24, 64)
    fold(1, 14, 44, 34, 30, 46, 58, 24, 64)
    fold(3, 74, 44, 82, 52, 92, 30)
    fold(2, 86, 38, 98, 20, 82, 24)
    fold(4, 86, 38, 74, 18, 84, 24)
    fold(0, 14, 46, 24, 64, 52, 66, 34, 56)
    fold.eye(27, 46)
    for angle in [250.0, 270, 290] {
      let tip = Point(40, 28).reached(angle, 14)
      envelope.line(Colour(0xFFFFFF), 1.6, 40, 26, tip.x, tip.y)
    }
    envelope.box(Colour(0xFFF8EA), 10, 54, 80, 33, round: 1)
    envelope.poly(Colour(0xF1E3CB), 10, 54, 50, 74, 90, 54, 90, 58, 50, 79, 10, 58)
    envelope.box(Colour(0xD7653E), 74, 66, 10, 12)
    envelope.box(Colour(0xFFF8EA), 76, 68, 6, 8)
  }

  static func moth(_ fold: Folding) {
    fold(1, 50, 44, 10, 16, 6, 40, 28, 56)
    fold(2, 50, 44, 90, 16, 94, 40, 72, 56)
    fold(0, 50, 44, 10, 16, 30, 46)
    fold(3, 50, 44, 90, 16, 70, 46)
    fold(2, 48, 50, 28, 56, 20, 78, 40, 74)
    fold(3, 52, 50, 72, 56, 80, 78, 60, 74)
    fold(4, 46, 36, 54, 36, 53, 76, 50, 84, 47, 76)
    fold(5, 47, 37, 34, 20, 36, 19, 49, 35)
    fold(5, 53, 37, 66, 20, 64, 19, 51, 35)
    for (x, y) in [(22.0, 36.0), (78, 36)] {
      fold(5, x - 5, y, x, y - 5, x + 5, y, x, y + 5)
      fold(0, x - 2, y, x, y - 2, x + 2, y, x, y + 2)
    }
  }

  static func snail(_ fold: Folding) {
    fold(1, 8, 86, 20, 60, 30, 58, 40, 76, 92, 86)
    fold(2, 20, 60, 30, 58, 26, 48, 14, 50)
    fold(4, 16, 50, 10, 34, 12, 33, 19, 49)
    fold(4, 22, 49, 24, 32, 26, 32, 25, 49)
    let centre = Point(58, 54)
    for side in 0..<8 {
      let angle = 45 * Double(side)
      let (one, other) = (centre.reached(angle, 29), centre.reached(angle + 45, 29))
      fold([2, 3, 4, 3, 2, 1, 0, 1][side], centre.x, centre.y, one.x, one.y, other.x, other.y)
    }
    for side in 0..<8 {
      let angle = 22.5 + 45 * Double(side)
      let (one, other) = (centre.reached(angle, 15), centre.reached(angle + 45, 15))
      fold([1, 0, 1, 2, 3, 4, 3, 2][side], centre.x, centre.y, one.x, one.y, other.x, other.y)
    }
    fold.eye(18, 55)
  }

  static func giraffe(_ fold: Folding) {
    fold(3, 40, 62, 46, 62, 44, 88, 40, 88)
    fold(2, 48, 62, 55, 62, 53, 88, 49, 88)
    fold(3, 74, 62, 79, 62, 78, 88, 74, 88)
    fold(2, 80, 58, 85, 60, 86, 88, 82, 88)
    fold(2, 38, 50, 82, 48, 87, 64, 40, 66)
    fold(1, 38, 50, 60, 49, 40, 66)
    fold(1, 38, 56, 34, 14, 42, 12, 58, 50)
    fold(2, 42, 12, 58, 50, 52, 50)
    fold(0, 14, 24, 34, 8, 44, 10, 42, 18, 30, 22)
    fold(4, 36, 9, 34, 1, 36, 1, 39, 9)
    fold(4, 42, 10, 43, 2, 45, 2, 44, 11)
    fold(3, 86, 50, 94, 68, 92, 69, 84, 56)
    for (x, y) in [(39.0, 26.0), (42, 38), (46, 50), (58, 54), (68, 57), (77, 54)] {
      fold(4, x - 2.6, y, x, y - 3, x + 3, y - 1, x + 2, y + 3)
    }
    fold.eye(33, 14, 1.2)
  }

  static func rabbit(_ fold: Folding) {
    let hat = Colour(0x2E2A33)
    fold(2, 40, 36, 30, 6, 42, 2, 49, 34)
    fold(0, 41, 32, 35, 9, 41, 7, 46, 31)
    fold(3, 52, 34, 62, 4, 72, 12, 60, 38)
    fold(1, 54, 34, 63, 9, 68, 14, 58, 36)
    fold(1, 34, 40, 50, 28, 50, 66, 38, 60)
    fold(2, 50, 28, 66, 40, 62, 60, 50, 66)
    fold(0, 42, 52, 50, 46, 58, 52, 50, 62)
    fold(5, 47, 48, 53, 48, 50, 52)
    fold.eye(42, 44)
    fold.eye(58, 44)
    fold.canvas.poly(hat, 26, 62, 74, 62, 70, 88, 30, 88)
    fold.canvas.box(hat.lighter(0.15), 18, 58, 64, 6, round: 3)
    fold.canvas.poly(Colour(0xD7653E), 28, 76, 72, 76, 71, 82, 29, 82)
  }

  static func kettle(_ fold: Folding) {
    fold(4, 78, 50, 88, 44, 94, 56, 86, 74, 80, 70, 87, 57, 84, 52, 78, 56)
    fold(2, 30, 50, 74, 46, 84, 66, 74, 84, 34, 84, 24, 68)
    fold(1, 30, 50, 54, 48, 44, 84, 34, 84, 24, 68)
    fold(3, 54, 48, 74, 46, 84, 66, 60, 70)
    fold(1, 30, 62, 22, 26, 30, 20, 40, 52)
    fold(0, 22, 26, 30, 20, 30, 30)
    fold(4, 24, 22, 6, 28, 23, 30)
    fold(3, 44, 48, 62, 46, 53, 38)
    fold(5, 51, 34, 55, 34, 54, 40, 52, 40)
    fold.eye(26, 26, 1.2)
  }

  static func swan(_ fold: Folding) {
    fold(1, 28, 68, 96, 46, 70, 86, 40, 86)
    fold(2, 40, 70, 96, 46, 62, 78)
    fold(0, 44, 66, 88, 28, 74, 62)
    fold(3, 74, 62, 88, 28, 90, 54)
    fold(0, 26, 66, 40, 86, 34, 54)
    fold(1, 34, 62, 22, 44, 30, 22, 36, 24, 30, 44, 40, 58)
    fold(0, 30, 22, 24, 12, 38, 14, 36, 24)
    fold(4, 24, 12, 10, 20, 26, 20)
    fold.eye(29, 16, 1.2)
  }

  static func octopus(_ fold: Folding) {
    fold(2, 50, 10, 74, 26, 70, 52, 50, 56)
    fold(1, 50, 10, 26, 26, 30, 52, 50, 56)
    fold(0, 50, 10, 26, 26, 42, 32)
    for arm in 0..<4 {
      let reach = Double(arm)
      let (x, y) = (30 - 7 * reach, 86 - 8 * reach)
      let root = 46 - 4 * reach
      fold([1, 2, 1, 2][arm], root, 46, root + 6, 52, x + 6, y, x - 6, y - 4)
      fold([3, 2, 3, 2][arm], 100 - root, 46, 94 - root, 52, 94 - x, y, 106 - x, y - 4)
      fold(4, x - 6, y - 4, x + 6, y, x - 2, y - 12)
      fold(4, 106 - x, y - 4, 94 - x, y, 102 - x, y - 12)
    }
    fold.eye(41, 40, 2)
    fold.eye(59, 40, 2)
  }

  static func ant(_ fold: Folding) {
    let sign = Colour(0x2F8F5B)
    fold.canvas.box(sign, 18, 14, 64, 30, round: 3)
    fold.canvas.box(Colour(0xF4FFF6), 62, 20, 12, 18)
    fold.canvas.line(Colour(0xF4FFF6), 3.4, 26, 29, 52, 29)
    fold.canvas.poly(Colour(0xF4FFF6), 48, 21, 59, 29, 48, 37)
    for (x, foot) in [(40.0, 26.0), (50, 50), (60, 74)] {
      fold(4, x - 1, 64, x + 2, 64, foot + 1, 88, foot - 1, 88)
      fold(4, x - 1, 60, x + 2, 60, foot + 2, 43, foot, 43)
    }
    fold(2, 56, 62, 78, 52, 92, 64, 76, 76)
    fold(3, 56, 62, 92, 64, 76, 76)
    fold(1, 38, 62, 48, 54, 58, 62, 48, 70)
    fold(2, 14, 64, 26, 52, 40, 60, 28, 74)
    fold(1, 14, 64, 26, 52, 28, 74)
    fold(5, 20, 56, 6, 48, 8, 47, 23, 54)
    fold.eye(24, 62)
  }
}
