internal import PictureKit

/// Old letter paper, and ink ground with last year's rain.
enum InkLandscapes: Family {
  private static let papers: [UInt32] = [0xF2E8D5, 0xE9E4D4, 0xF0E0C6]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var scroll = Scroll(canvas, Colour(piece.choice(papers)), piece.chance)
    scroll.backdrop(width: 100)
    let view = Scroll(canvas.view(piece), Colour(piece.choice(papers)), piece.chance)
    places[piece.place % places.count](view)
    scroll.seal(88, 88)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var scroll = Scroll(canvas, Colour(papers[0]), chance)
    scroll.backdrop(width: 240)
    scroll.mountain(120, 66, 44, 30, 0.8)
    scroll.mountain(158, 74, 36, 40, 0.6)
    mountains(Scroll(canvas, scroll.paper, chance))
    scroll.mountain(132, 90, 46, 26, 0.3)
    bamboo(Scroll(canvas.at(152, 4, scale: 0.88), scroll.paper, chance))
    let ferry = canvas.at(96, 66, scale: 0.3)
    boat(Scroll(ferry, scroll.paper, chance))
    scroll.seal(228, 86)
  }

  /// A punt of 100 units.
  static func boat(_ scroll: Scroll) {
    let canvas = scroll.canvas
    canvas.smooth(scroll.ink, 4, 44, 20, 56, 50, 59, 80, 56, 96, 42, 82, 66, 50, 70, 18, 66)
    canvas.fill(.bow(48, 54, 20, from: 180, to: 360), scroll.wash(0.45))
    canvas.line(scroll.ink, 2, 84, 78, 70, 20)
  }
}
