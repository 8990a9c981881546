internal import PictureKit
enum Coins {
  static func draw(_ number: Int, on canvas: Canvas) {}
}
