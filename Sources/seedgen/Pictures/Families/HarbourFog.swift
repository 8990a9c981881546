internal import PictureKit

/// The same quay, on the mornings when nobody could see it.
enum HarbourFog: Family {
  private static let mornings: [(near: UInt32, far: UInt32, spot: UInt32)] = [
    (0x53626F, 0xDDE2E1, 0xE2543E), (0x5B5B74, 0xE4DFE3, 0xF0A92E), (0x4C6A69, 0xDCE6DF, 0xE9713B),
    (0x6A6460, 0xE9E3D6, 0x2F7FA6),
  ]

  static func draw(_ piece: Piece, on canvas: Canvas) {
    var fog = fog(canvas, piece.choice(mornings), piece.chance)
    fog.backdrop(width: 100)
    let view = Fog(canvas.view(piece), fog.near, fog.far, fog.spot, piece.chance)
    sounds[piece.place % sounds.count](view)
    fog.veil(width: 100)
  }

  static func cover(on canvas: Canvas, _ chance: Chance) {
    var fog = fog(canvas, mornings[0], chance)
    fog.backdrop(width: 240)
    ship(Fog(canvas.at(130, 2), fog.near, fog.far, fog.spot, chance))
    umbrella(Fog(canvas.at(20, 22, scale: 0.72), fog.near, fog.far, fog.spot, chance))
    bellBuoy(Fog(canvas.at(84, 40, scale: 0.5), fog.near, fog.far, fog.spot, chance))
    fog.veil(width: 240)
  }

  private static func fog(
    _ canvas: Canvas, _ colours: (near: UInt32, far: UInt32, spot: UInt32), _ chance: Chance
  ) -> Fog {
    Fog(canvas, Colour(colours.near), Colour(colours.far), Colour(colours.spot), chance)
  }
}
