internal import PictureKit

/// Ink and two washes on the back of a bill.
enum SaltSketches: Family {
  private static let bills: [[UInt32]] = [
    [0xFBF3E4, 0x24406E, 0xF4B860, 0xA9D3DE], [0xF7EFEA, 0x2B3A67, 0xF08A76, 0xBFDCC9],
    [0xFAF4DE, 0x1E4E5F, 0xF2C6B4, 0xF6D365], [0xF2F4EC, 0x3A3F6B, 0xE9A6B3, 0x9CC9DA],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var page = Page(canvas, piece.choice(bills), piece.chance)
    page.backdrop(width: 100)
    let view = Page(canvas.view(piece), piece.choice(bills), piece.chance)
    sketches[piece.place % sketches.count](view)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var page = Page(canvas, bills[0], chance)
    page.backdrop(width: 240)
    street(Page(canvas.at(4, 8, scale: 0.86), bills[0], chance))
    lemon(Page(canvas.at(84, 22, scale: 0.7), bills[2], chance))
    saltern(Page(canvas.at(154, 14, scale: 0.8), bills[3], chance))
  }
}
