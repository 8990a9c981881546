internal import PictureKit

/// Drawings of machines with the covers off.
enum QuietMachines: Family {
  private static let papers: [[UInt32]] = [
    [0x1F3A5F, 0x2B4B76, 0xF4EBD9, 0xE9A23B], [0x2F4A46, 0x3C5B56, 0xF3EDDC, 0xE4694A],
    [0x53303A, 0x663D48, 0xF6E9DC, 0xE8B04A], [0x38355C, 0x47446F, 0xF1ECE4, 0x63BFA8],
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    let plate = Plate(canvas, piece.choice(papers))
    plate.backdrop(width: 100)
    machines[piece.place % machines.count](Plate(canvas.view(piece), piece.choice(papers)))
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    let plate = Plate(canvas, papers[0])
    plate.backdrop(width: 240)
    let shown: [(Plate) -> Void] = [clock, engine, gears, barometer]
    for (index, machine) in shown.enumerated() {
      machine(Plate(canvas.at(8 + 57 * Double(index), 20, scale: 0.6), papers[0]))
    }
    plate.canvas.line(plate.ink, 0.8, 10, 86, 230, 86)
    for x in [10.0, 65, 122, 179, 230] { plate.canvas.line(plate.ink, 0.8, x, 83, x, 89) }
  }
}
