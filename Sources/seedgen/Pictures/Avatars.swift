internal import PictureKit
enum Avatars {
  static let person = 31
  static func draw(_ number: Int, on canvas: Canvas, _ chance: Chance) {}
}
