internal import PictureKit

extension PaperZoo {
  static let animals: [@Sendable (Folding) -> Void] = [
    fox, bear, crane, tiger, moon, hedgehog, heron, elephant, tortoise, whale, moth, snail, giraffe,
    rabbit, kettle, swan, octopus, ant,
  ]

  static func fox(_ fold: Folding) {
    fold(1, 58, 86, 92, 44, 90, 86)
    fold(0, 92, 44, 81, 57, 91, 64)
    fold(2, 38, 50, 70, 86, 34, 86)
    fold(3, 38, 50, 34, 86, 24, 72)
    fold(0, 31, 62, 41, 86, 27, 86)
    fold(3, 12, 14, 27, 29, 15, 38)
    fold(4, 56, 13, 54, 38, 41, 29)
    fold(1, 14, 36, 34, 26, 34, 64)
    fold(2, 34, 26, 55, 36, 34, 64)
    fold(0, 14, 36, 27, 47, 34, 64)
    fold(0, 55, 36, 41, 47, 34, 64)
    fold(5, 30, 58, 38, 58, 34, 64)
    fold.eye(26, 42)
    fold.eye(42, 42)
  }

  static func bear(_ fold: Folding) {
    fold(1, 26, 46, 74, 36, 88, 56, 86, 70, 24, 70)
    fold(0, 26, 46, 60, 39, 50, 70, 24, 70)
    fold(2, 24, 66, 40, 66, 38, 86, 26, 86)
    fold(3, 44, 68, 56, 68, 54, 86, 44, 86)
    fold(2, 70, 66, 87, 62, 84, 86, 72, 86)
    fold(3, 60, 62, 70, 66, 68, 82, 61, 82)
    fold(0, 8, 52, 18, 34, 36, 36, 40, 54, 24, 64)
    fold(1, 8, 52, 24, 64, 20, 54)
    fold(2, 18, 34, 22, 27, 27, 34)
    fold(3, 30, 35, 36, 29, 38, 38)
    fold(5, 7, 50, 12, 50, 10, 55)
    fold.eye(22, 45)
  }

  static func crane(_ fold: Folding) {
    fold(3, 46, 60, 92, 16, 60, 74)
    fold(1, 46, 60, 12, 12, 58, 46)
    fold(0, 58, 46, 12, 12, 54, 70)
    fold(2, 58, 46, 92, 16, 54, 72)
    fold(2, 42, 68, 60, 58, 74, 70, 52, 86)
    fold(3, 42, 68, 52, 86, 48, 66)
    fold(1, 44, 72, 14, 42, 20, 40, 52, 66)
    fold(4, 14, 42, 20, 40, 6, 50)
    fold(3, 62, 66, 94, 58, 64, 76)
  }

  static func tiger(_ fold: Folding) {
    fold(2, 20, 44, 78, 42, 84, 60, 74, 70, 22, 70)
    fold(1, 20, 44, 50, 43, 40, 70, 22, 70)
    for x in [34.0, 46, 58, 70] { fold(5, x, 43, x + 5, 43, x + 1, 58) }
    fold(3, 26, 66, 38, 66, 34, 86, 25, 86)
    fold(3, 64, 66, 78, 64, 76, 86, 66, 86)
    fold(2, 80, 46, 94, 24, 97, 30, 84, 54)
    fold(5, 94, 24, 97, 30, 92, 32)
    fold(1, 8, 40, 20, 28, 34, 32, 38, 48, 26, 60, 12, 56)
    fold(0, 8, 48, 22, 48, 24, 59, 12, 56)
    fold(3, 18, 29, 20, 20, 27, 30)
    fold(3, 30, 31, 36, 24, 36, 38)
    fold(5, 22, 30, 26, 31, 23, 40)
    fold(5, 30, 34, 36, 38, 29, 40)
    fold(5, 7, 46, 13, 46, 9, 51)
    fold.eye(18, 42)
    fold.eye(28, 44)
  }

  static func moon(_ fold: Folding) {
    fold(0, 60, 10, 34, 20, 44, 34)
    fold(1, 34, 20, 20, 42, 40, 50, 44, 34)
    fold(2, 20, 42, 24, 66, 44, 64, 40, 50)
    fold(3, 24, 66, 42, 84, 54, 74, 44, 64)
    fold(2, 42, 84, 68, 86, 84, 74, 54, 74)
    fold(1, 84, 74, 64, 70, 54, 74)
    fold.canvas.star(Colour(0xFFF6D8), 76, 30, 7, 2.6, tips: 4)
    fold.canvas.star(Colour(0xFFF6D8), 66, 50, 4, 1.5, tips: 4)
    fold.canvas.star(Colour(0xFFF6D8), 86, 52, 3, 1.1, tips: 4)
    fold.eye(34, 52, 1.2)
  }

  static func hedgehog(_ fold: Folding) {
    for spine in 0..<9 {
      let x = 30 + 6.5 * Double(spine)
      let top = [46.0, 34, 27, 23, 22, 24, 29, 37, 49][spine]
      fold(spine.isMultiple(of: 2) ? 4 : 3, x - 5, 62, x + 4, top, x + 9, 62)
    }
    for spine in 0..<8 {
      let x = 33 + 6.5 * Double(spine)
      let top = [58.0, 49, 44, 41, 41, 44, 50, 58][spine]
      fold(spine.isMultiple(of: 2) ? 2 : 3, x - 4, 72, x + 5, top, x + 9, 72)
    }
    fold(1, 30, 60, 90, 66, 84, 84, 30, 84)
    fold(0, 34, 54, 8, 76, 16, 83, 42, 84)
    fold(1, 34, 54, 42, 84, 46, 62)
    fold(5, 8, 76, 14, 74, 12, 80)
    fold(3, 36, 82, 46, 82, 42, 88)
    fold(3, 70, 82, 80, 82, 75, 88)
    fold.eye(26, 68)
  }

  static func heron(_ fold: Folding) {
    fold(4, 50, 64, 53, 64, 50, 88, 47, 88)
    fold(4, 60, 64, 63, 62, 66, 88, 63, 88)
    fold(2, 34, 54, 92, 66, 56, 70)
    fold(1, 34, 54, 60, 44, 92, 66)
    fold(3, 60, 44, 92, 66, 78, 50)
    fold(0, 34, 54, 40, 24, 46, 28, 46, 56)
    fold(1, 40, 24, 48, 12, 58, 18, 46, 28)
    fold(4, 46, 17, 12, 27, 47, 24)
    fold(3, 52, 13, 72, 20, 57, 19)
    fold.eye(49, 18, 1.2)
  }

  static func elephant(_ fold: Folding) {
    fold(2, 34, 30, 80, 30, 90, 52, 86, 66, 34, 66)
    fold(1, 34, 30, 62, 30, 54, 66, 34, 66)
    fold(3, 38, 62, 52, 62, 50, 86, 40, 86)
    fold(3, 72, 62, 88, 60, 86, 86, 74, 86)
    fold(4, 88, 44, 96, 60, 93, 61, 87, 52)
    fold(1, 12, 34, 28, 20, 46, 26, 44, 52, 24, 54)
    fold(3, 32, 24, 54, 22, 60, 46, 42, 58)
    fold(2, 32, 24, 54, 22, 42, 58)
    fold(2, 12, 34, 24, 54, 18, 78, 8, 82, 9, 76, 13, 72)
    fold(0, 24, 52, 32, 52, 16, 62)
    fold.eye(24, 38)
  }
}
